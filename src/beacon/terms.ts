/** The native format and its version. */
export const BEACON_PROTOCOL = "beacon/0.1";

/** What a receipt promises. */
export const TERMS =
  "Stored for human review; no processing, reply or automatic action is promised.";

/** What an identity does not prove. Stated on the card, and meant literally. */
export const STATEMENT =
  "Cryptographic identity does not establish autonomy, consciousness or personhood.";

/** The largest body on either surface, in bytes. */
export const MAX_BODY_BYTES = 65_536;
