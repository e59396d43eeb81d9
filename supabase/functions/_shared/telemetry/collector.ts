import process from "node:process";

const TIMEOUT_MS = 3_000;

/** Where telemetry goes, by the names of the OpenTelemetry specification; undefined: nowhere. */
function collector(): { endpoint: string; headers: Record<string, string> } | undefined {
  const endpoint = process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint || !URL.canParse(endpoint)) return undefined;
  return {
    endpoint: endpoint.replace(/\/+$/, ""),
    headers: parseHeaders(process.env.OTEL_EXPORTER_OTLP_HEADERS ?? ""),
  };
}

export const hasCollector = (): boolean => collector() !== undefined;

/** Sends OTLP as JSON to `/v1/traces` or `/v1/metrics`. Rejects unless it's accepted in time. */
export async function sendTo(path: "traces" | "metrics", body: object): Promise<void> {
  const target = collector();
  if (!target) return;
  const response = await fetch(`${target.endpoint}/v1/${path}`, {
    method: "POST",
    headers: { ...target.headers, "Content-Type": "application/json" },
    body: JSON.stringify(body),
    // Its headers hold a key, and a redirect could lead anywhere.
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The collector answered ${response.status}.`);
}

/** Names and percent-encoded values: `api-key=abc,team=shop%20one`. */
function parseHeaders(text: string): Record<string, string> {
  const pairs = text.split(",").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return [name.trim(), decodeHeader(value.join("=").trim())] as const;
  });
  return Object.fromEntries(pairs.filter(([name]) => /^[\w-]+$/.test(name)));
}

function decodeHeader(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export type Attribute = { key: string; value: { stringValue: string } | { intValue: string } };

export function toAttributes(values: Record<string, string | number | undefined>): Attribute[] {
  return Object.entries(values).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return typeof value === "number"
      ? { key, value: { intValue: String(value) } }
      : { key, value: { stringValue: value } };
  });
}

/** The service that sends this. */
export const resource = () => ({
  attributes: toAttributes({ "service.name": process.env.OTEL_SERVICE_NAME || "funnel-functions" }),
});

const NANOS_PER_MS = 1_000_000n;

/** OTLP's times are whole nanoseconds, which are too large for a number in JSON. */
export const nanos = (ms: number): string => String(BigInt(Math.round(ms)) * NANOS_PER_MS);
