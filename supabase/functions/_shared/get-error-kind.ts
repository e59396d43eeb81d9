/**
 * The part of an error that is safe to log: a message can contain personal data, a name and code
 * can't.
 */
export function getErrorKind(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  // The provider's errors share one name and differ by type.
  const { name, type, code } = error as Error & { type?: unknown; code?: unknown };
  return `${type ?? name}${code ? ` ${code}` : ""}`;
}
