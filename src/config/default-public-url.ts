/** The origin that follows from host and port: an IPv6 address is put in brackets. */
export function defaultPublicUrl(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
