// @module-tag long
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { endpoint, Refusal } from "../../../supabase/functions/_shared/endpoint.ts";
import { takeLogs } from "../../support/quiet-console.ts";
import { origin } from "../support/environment.ts";
import { openCollector } from "./otlp-collector.ts";

const collector = await openCollector();
afterAll(collector.close);

beforeEach(() => {
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `${collector.url}/`);
  vi.stubEnv("OTEL_EXPORTER_OTLP_HEADERS", "api-key=a%20key, team = shop,=,broken");
  collector.mode = "well";
  collector.got.length = 0;
});
afterEach(() => void vi.unstubAllEnvs());

const answers: Record<string, () => Promise<unknown>> = {
  fine: async () => ({}),
  refused: async () => Promise.reject(new Refusal(404, "jane@example.com isn't here.")),
  broken: async () => Promise.reject(new RangeError("jane@example.com is too long")),
};
const call = (name: keyof typeof answers) =>
  endpoint({ maxBodyBytes: 100, failed: "Not now.", answer: answers[name]! }).fetch(
    new Request(`${origin}/functions/v1/${name}?email=jane@example.com`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer secret" },
      body: "{}",
    }),
  );
const spans = () => collector.got.flatMap(({ body }) => body.resourceSpans[0].scopeSpans[0].spans);
/** On a busy machine, an export can take seconds. */
const EXPORTED = { timeout: 20_000 };
const waitForSpans = (count: number) =>
  vi.waitFor(() => expect(spans()).toHaveLength(count), EXPORTED);

describe("a call of a function", () => {
  test("is exported as a span, by the conventions for servers", async () => {
    await call("fine");
    await waitForSpans(1);
    const [{ path, headers, body }] = collector.got as [(typeof collector.got)[number]];
    expect(path).toBe("/v1/traces");
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "api-key": "a key",
      team: "shop",
    });
    expect(body.resourceSpans[0].resource.attributes).toEqual([
      { key: "service.name", value: { stringValue: "funnel-functions" } },
    ]);
    const [span] = spans();
    expect(span).toEqual({
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
      name: "POST /fine",
      kind: 2,
      startTimeUnixNano: expect.stringMatching(/^\d{19}$/),
      endTimeUnixNano: expect.stringMatching(/^\d{19}$/),
      attributes: [
        { key: "http.request.method", value: { stringValue: "POST" } },
        { key: "http.route", value: { stringValue: "/fine" } },
        { key: "http.response.status_code", value: { intValue: "200" } },
      ],
      status: {},
    });
    expect(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano)).toBe(true);
  });

  test("that fails has the kind of its error, and that's all that is known of it", async () => {
    await call("refused");
    await call("broken");
    takeLogs();
    await waitForSpans(2);
    const [refused, broken] = spans();
    expect(refused.status).toEqual({});
    expect(broken.status).toEqual({ code: 2 });
    expect(broken.attributes).toContainEqual({
      key: "error.type",
      value: { stringValue: "RangeError" },
    });
    expect(JSON.stringify(collector.got.map(({ body }) => body))).not.toMatch(/jane|secret/);
  });

  test.each(["refuses", "hangs"] as const)("is answered if the collector %s", async (mode) => {
    collector.mode = mode;
    const responses = await Promise.all(Array.from({ length: 800 }, () => call("fine")));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    await vi.waitFor(() => expect(collector.got.length).toBeGreaterThan(0), EXPORTED);
    expect(spans().length, "the queue is bounded").toBeLessThanOrEqual(500);
    collector.mode = "well";
    // The next call is exported once the one that hangs is given up.
    await vi.waitFor(async () => {
      await call("fine");
      expect(collector.got.length).toBeGreaterThan(1);
    }, EXPORTED);
  });

  test.each(["", "not an address"])("isn't exported to %j", async (endpointUrl) => {
    vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", endpointUrl);
    expect((await call("fine")).status).toBe(200);
    await new Promise((resolve) => setImmediate(resolve));
    expect(collector.got).toEqual([]);
  });
});
