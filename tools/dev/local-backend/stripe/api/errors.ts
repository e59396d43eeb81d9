type ErrorType = "invalid_request_error" | "idempotency_error" | "api_error" | "card_error";

interface ErrorDetails {
  type?: ErrorType;
  code?: string;
  param?: string;
  /**
   * False if the endpoint never began its work: such a response isn't saved under an idempotency
   * key.
   */
  begun?: boolean;
}

/** An error in Stripe's wording, with its HTTP status. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly begun: boolean;
  readonly body: { error: { type: ErrorType; message: string; code?: string; param?: string } };

  constructor(
    status: number,
    message: string,
    { type = "invalid_request_error", code, param, begun = true }: ErrorDetails = {},
  ) {
    super(message);
    this.status = status;
    this.begun = begun;
    this.body = { error: { type, message, ...(code && { code }), ...(param && { param }) } };
  }
}

/** A parameter that can't be parsed: found before the endpoint begins its work. */
export function badParameter(message: string, param: string, code?: string): StripeProblem {
  return new StripeProblem(400, message, { param, begun: false, ...(code && { code }) });
}

export function noSuch(kind: string, id: string, param: string): StripeProblem {
  return new StripeProblem(404, `No such ${kind}: '${id}'`, { code: "resource_missing", param });
}

export function internalProblem(): StripeProblem {
  return new StripeProblem(500, "An unknown error occurred", { type: "api_error" });
}
