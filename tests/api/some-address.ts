/** The network address of a new client. */
export function someAddress(): string {
  return `2001:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::1`;
}
