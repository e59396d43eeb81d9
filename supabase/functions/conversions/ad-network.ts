import process from "node:process";

/** Everything that an ad network learns about an order. */
export interface Conversion {
  /** The order's id. Networks count an id once. */
  id: string;
  value: number;
  /** In capitals: `USD`. */
  currency: string;
  clickId: string;
  /** When it was paid, in milliseconds since 1970. */
  orderedAt: number;
  /** When the visitor agreed, in milliseconds since 1970. */
  consentedAt: number;
  /** The site's origin, never one of its pages. */
  url: string;
}

/** A network that this deployment reports to. */
export interface AdNetwork {
  /** Rejects with `NotAccepted`, or with whatever the network connection fails with. */
  send(conversion: Conversion, signal: AbortSignal): Promise<void>;
}

/** A network hasn't accepted a conversion. `code` is its status, never its words. */
export class NotAccepted extends Error {
  override name = "NotAccepted";
  readonly code: string;
  /** True if it's useless to send it again. */
  readonly isFinal: boolean;

  constructor(code: number, isFinal: boolean) {
    super("The ad network did not accept a conversion.");
    this.code = String(code);
    this.isFinal = isFinal;
  }
}

interface Call {
  url: string | URL;
  body: unknown;
  signal: AbortSignal;
  headers?: Record<string, string>;
}

const TIMEOUT = 408;
const TOO_MANY = 429;

/** Sends JSON. Rejects with `NotAccepted` unless the answer is one of success. */
export async function postJson({ url, body, signal, headers }: Call): Promise<Response> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
    // A redirect could lead anywhere.
    redirect: "error",
    signal,
  });
  const { ok, status } = response;
  if (ok) return response;
  throw new NotAccepted(status, status < 500 && status !== TIMEOUT && status !== TOO_MANY);
}

/** Two settings that only work together; undefined if one is missing. */
export function readSettings(
  name: string,
  secret: string,
): { id: string; key: string } | undefined {
  const id = process.env[name];
  const key = process.env[secret];
  return id && key && id !== "undefined" && key !== "undefined" ? { id, key } : undefined;
}
