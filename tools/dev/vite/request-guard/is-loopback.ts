/** True if an address belongs to this machine. */
export function isLoopback(address: string | undefined): boolean {
  return /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/i.test(address ?? "");
}
