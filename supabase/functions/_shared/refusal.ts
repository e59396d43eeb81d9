/** A refusal to throw later, with `new Refusal(...)`. */
export type RefusalArguments = ConstructorParameters<typeof Refusal>;

/** A deliberate refusal. Its message is meant for the caller. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}
