/** Secrets that cannot be read where they are kept. */
export interface SecretBox {
  /**
   * Seals a text.
   *
   * @param context where it is kept: elsewhere it does not open
   */
  seal(text: string, context: string): string;
  /**
   * @throws Error when it was sealed with another key, for another context, or was changed since
   */
  open(sealed: string, context: string): string;
}
