import { afterAnswer } from "../after-answer.ts";
import { hasCollector, nanos, resource, sendTo, toAttributes } from "./collector.ts";

/** A call of a function. Without its query, its body, and anything about its caller. */
export interface Call {
  method: string;
  name: string;
  status: number;
  /** Milliseconds since 1970. */
  began: number;
  ended: number;
  /** The kind of error, if it failed. */
  kind: string | undefined;
}

/** Spans beyond this number are dropped: telemetry must not fill the memory. */
const MAX_COUNT = 500;
const SERVER = 2;
const ERROR = 2;

const waiting: Call[] = [];
let isSending = false;

/** Exports a call as a span, after its response. What the collector doesn't take is dropped. */
export function exportCall(call: Call): void {
  if (!hasCollector() || waiting.length >= MAX_COUNT) return;
  waiting.push(call);
  if (isSending) return;
  isSending = true;
  afterAnswer("telemetry", send);
}

async function send(): Promise<void> {
  try {
    while (waiting.length > 0) {
      const spans = waiting.splice(0).map(toSpan);
      const scopeSpans = [{ scope: { name: "functions" }, spans }];
      await sendTo("traces", { resourceSpans: [{ resource: resource(), scopeSpans }] });
    }
  } catch {
    // Nobody waits for telemetry, and a log line for each call would be worse than the gap.
  } finally {
    isSending = false;
  }
}

/** By the semantic conventions for HTTP servers. */
const toSpan = ({ method, name, status, began, ended, kind }: Call) => ({
  traceId: randomHex(16),
  spanId: randomHex(8),
  name: `${method} /${name}`,
  kind: SERVER,
  startTimeUnixNano: nanos(began),
  endTimeUnixNano: nanos(ended),
  attributes: toAttributes({
    "http.request.method": method,
    "http.route": `/${name}`,
    "http.response.status_code": status,
    "error.type": kind,
  }),
  status: kind === undefined ? {} : { code: ERROR },
});

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
