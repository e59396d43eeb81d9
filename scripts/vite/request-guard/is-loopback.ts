/** Whether an address is of this machine itself. */
export function isLoopback(address: string | undefined): boolean {
  return /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/i.test(address ?? "");
}
