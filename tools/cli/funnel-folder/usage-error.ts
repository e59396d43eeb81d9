/** A command was called in a way that it doesn't understand. The message says what to write. */
export class UsageError extends Error {
  override name = "UsageError";
}
