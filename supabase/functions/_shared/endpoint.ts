import { isJsonObject } from "#lib/json.ts";
import { getErrorKind } from "./get-error-kind.ts";
import { sendTallies, tally } from "./health/tally.ts";
import { hstsHeader } from "./hsts-header.ts";
import { Refusal } from "./refusal.ts";
import { hasSweepSecret } from "./secrets.ts";
import { logSecurity } from "./security-log.ts";
import { settings } from "./settings.ts";
import { exportCall } from "./telemetry/spans.ts";
import { isForeign, isJson } from "./trusted-caller.ts";

// Functions find both next to the endpoint. Files that the endpoint needs import them from their own.
export { getErrorKind, Refusal };

interface Endpoint {
  /** POST unless it says otherwise. */
  method?: "GET" | "POST";
  maxBodyBytes: number;
  /** Accepts any content type. Beacons are sent without one, which saves browsers a request. */
  isUntyped?: boolean;
  /**
   * Pages of the site unless it says otherwise. `anyone` can call from everywhere, such as from a
   * link in a mail: the secret in the address decides. `scheduler` is the scheduled job or the
   * operator, with the sweep secret.
   */
  caller?: "anyone" | "scheduler";
  /** The response to a larger body. Without it: 413. */
  tooLarge?: unknown;
  /** The message for any error other than a refusal. */
  failed: string;
  /**
   * Called with the whole body. Its result is the response, as JSON unless it's a response already;
   * undefined is 204, no content.
   */
  answer(body: string, request: Request): Promise<unknown>;
}

/**
 * A function that accepts requests from the site and never reveals more about a failure than it
 * should.
 */
export function endpoint(options: Endpoint): { fetch(request: Request): Promise<Response> } {
  return {
    async fetch(request) {
      const began = Date.now();
      let kind: string | undefined;
      const response = await respond(request, options).catch((error: unknown) => {
        if (error instanceof Refusal) {
          logSecurity("refused", { function: functionName(request), status: error.status });
          return json(error.status, { error: error.message }, error.headers);
        }
        kind = getErrorKind(error);
        console.error(`${functionPath(request)}: ${kind}`);
        tally(functionName(request), kind);
        return json(503, { error: options.failed }, { "Retry-After": "5" });
      });
      const { method } = request;
      const { status } = response;
      exportCall({ method, name: functionName(request), status, began, ended: Date.now(), kind });
      return response;
    },
  };
}

/** Rejects with a refusal, or with whatever failed. */
async function respond(
  request: Request,
  {
    method = "POST",
    maxBodyBytes,
    isUntyped = method === "GET",
    caller,
    tooLarge,
    answer,
  }: Endpoint,
): Promise<Response> {
  if (request.method === "OPTIONS")
    return new Response(null, {
      status: 204,
      headers: { ...headers(), "Access-Control-Allow-Methods": `${method}, OPTIONS` },
    });
  if (request.method !== method)
    throw new Refusal(405, `Use ${method}.`, { Allow: `${method}, OPTIONS` });
  // Before anything is read, requested, or counted against the visitor.
  if (caller !== "anyone" && isForeign(request, siteOrigin()))
    throw new Refusal(403, "Only pages of the site may call this.");
  if (!isUntyped && !isJson(request)) throw new Refusal(415, "Send application/json.");
  if (caller === "scheduler" && !(await hasSweepSecret(request)))
    throw new Refusal(401, "This needs the sweep secret.");
  const body = await readLimitedBody(request, maxBodyBytes);
  if (body !== undefined) return respondWith(await answer(body, request));
  if (tooLarge === undefined) throw new Refusal(413, "That is too much.");
  return json(200, tooLarge);
}

/**
 * `/functions/v1/<name>`, or `/<name>` on a hosted project: what a call was routed by. Callers can
 * add anything after it, and that isn't logged.
 */
function functionPath({ url }: Request): string {
  const [path] = /^\/(functions\/v1\/)?[\w-]+/.exec(new URL(url).pathname) ?? [];
  return path ?? "/unknown";
}

const functionName = (request: Request): string => functionPath(request).split("/").at(-1) ?? "";

/**
 * The body as text; undefined if it's larger than `maxBytes`. The rest of such a body isn't read.
 */
async function readLimitedBody(request: Request, maxBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read().catch(() => {
      throw new Refusal(400, "The body ended too early.");
    });
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(whole);
}

/** Parses the body as JSON. Refuses anything else. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, "The body is not JSON.");
  }
}

/** Parses the body as a JSON object with string values. Refuses anything else. */
export function textFields(body: string): Record<string, string> {
  const parsed = parseJson(body);
  if (!isJsonObject(parsed)) throw new Refusal(400, "The body is not a JSON object.");
  const fields = Object.entries(parsed);
  if (fields.some(([, value]) => typeof value !== "string"))
    throw new Refusal(400, "The fields of the body are texts.");
  return Object.assign(Object.create(null), Object.fromEntries(fields));
}

function respondWith(result: unknown): Response {
  // Counts that couldn't be written while the database was down.
  sendTallies();
  if (result instanceof Response) return withHeaders(result);
  return result === undefined
    ? new Response(null, { status: 204, headers: headers() })
    : json(200, result);
}

function json(status: number, body: unknown, more: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers(), "Content-Type": "application/json", ...more },
  });
}

/** A function's own headers count more than the usual ones. */
function withHeaders(response: Response): Response {
  const { status, body } = response;
  const own = Object.fromEntries(response.headers);
  const usual = Object.entries(headers()).filter(([name]) => !(name.toLowerCase() in own));
  return new Response(body, { status, headers: { ...Object.fromEntries(usual), ...own } });
}

/** The origin of the site's pages. Throws if the settings don't name it. */
function siteOrigin(): string {
  return new URL(settings().SITE_URL).origin;
}

/** Only pages of the site may read responses. */
function headers(): Record<string, string> {
  return {
    ...buildOriginHeader(),
    "Access-Control-Allow-Headers":
      "authorization, apikey, content-type, idempotency-key, x-client-info, x-visit",
    Vary: "Origin",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    ...hstsHeader,
  };
}

/** No header if the settings are missing. Not "null": sandboxed pages use that as their origin. */
function buildOriginHeader(): Record<string, string> {
  try {
    return { "Access-Control-Allow-Origin": siteOrigin() };
  } catch {
    return {};
  }
}
