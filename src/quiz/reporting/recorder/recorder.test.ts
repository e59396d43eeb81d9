import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Beacon, smallPlan } from "./recorder.fixtures.ts";

vi.mock("virtual:recorder", () => ({ default: smallPlan }));

interface Sent extends RequestInit {
  address: string;
  body: string;
}

/** A browser with a page that loads the recorder. */
function browser() {
  const session = new Map<string, string>();
  const local = new Map<string, string>();
  const page = Object.assign(new EventTarget(), {
    hidden: false,
    referrer: "https://search.example/find",
  });
  const windowEvents = new EventTarget();
  const sent: Sent[] = [];
  const world = { now: 0, answer: async () => ({ status: 204 }) };

  vi.stubGlobal("sessionStorage", createStorage(session));
  vi.stubGlobal("localStorage", createStorage(local));
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { host: "quiz.example", search: "?utm_source=mail" });
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(pointer:coarse)" }));
  vi.stubGlobal("addEventListener", windowEvents.addEventListener.bind(windowEvents));
  vi.stubGlobal("performance", { now: () => world.now });
  vi.stubGlobal("fetch", (address: string, init: Omit<Sent, "address">) => {
    sent.push({ address, ...init });
    return world.answer();
  });
  const beacons = () => sent.map(({ body }): Beacon => JSON.parse(body));
  return {
    world,
    session,
    local,
    sent,
    beacons,
    secondsOnTheFirstScreen: () =>
      beacons()
        .at(-1)
        ?.events.find(({ type }) => type === "left")?.seconds,
    tell: (type: string) => windowEvents.dispatchEvent(new Event(type)),
    setHidden(hidden: boolean) {
      page.hidden = hidden;
      page.dispatchEvent(new Event("visibilitychange"));
    },
    open: async () => (await import("./recorder.ts")).record,
  };
}

const createStorage = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

let here: ReturnType<typeof browser>;
beforeEach(() => {
  vi.resetModules();
  here = browser();
});
afterAll(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe("recorder", () => {
  test("sends what a visit has seen, and where it comes from, without cookies", async () => {
    here.local.set("funnelVariant", '{"x":"B","old":"A"}');
    const record = await here.open();
    record(0, "start", true);
    here.world.now = 4_000;
    record(4_000, "one", false);

    expect(here.sent[0]).toMatchObject({
      address: "/functions/v1/events",
      method: "POST",
      keepalive: true,
      credentials: "omit",
    });
    expect(here.beacons()[0]).toMatchObject({
      visit: expect.stringMatching(/^[A-Za-z0-9]{22}$/),
      version: "v1",
      arms: { x: "B" },
      source: { device: "phone", utm_source: "mail", referrer: "search.example" },
      events: [{ place: "start" }, {}, { type: "left", seconds: 4 }, { place: "one" }],
    });
  });

  test("sends to the hosted project, if there is one", async () => {
    vi.stubEnv("VITE_SUPABASE_URL", "https://project.example");
    const record = await here.open();
    record(0, "start", true);
    here.tell("pagehide");
    expect(here.sent[0]?.address).toBe("https://project.example/functions/v1/events");
  });

  test("continues the visit of the tab", async () => {
    const record = await here.open();
    record(0, "start", true);
    here.tell("pagehide");
    vi.resetModules();
    const next = await here.open();
    next(0, "one", true);
    here.tell("pagehide");
    const [first, second] = here.beacons();
    expect([...here.session.keys()]).toEqual(["funnelVisit"]);
    expect(second?.visit).toBe(first?.visit);
  });

  test.each([undefined, "{", "null"])("has no arms if %s is stored", async (stored) => {
    if (stored) here.local.set("funnelVariant", stored);
    const record = await here.open();
    record(0, "start", true);
    here.tell("pagehide");
    expect(here.beacons()[0]?.arms).toEqual({});
  });

  test.each([503, 429])("keeps what got no answer or %i, and sends it again", async (status) => {
    const record = await here.open();
    record(0, "start", true);
    here.world.answer = async () => ({ status });
    here.tell("pagehide");
    here.world.answer = () => Promise.reject(new TypeError("no network"));
    await settle();
    here.tell("pageshow");
    here.tell("pagehide");
    await settle();
    here.world.answer = async () => ({ status: 204 });
    here.tell("pageshow");
    here.tell("pagehide");
    await settle();
    here.tell("pageshow");
    here.tell("pagehide");
    expect(here.beacons().map(({ events }) => events.map(({ type }) => type))).toEqual([
      ["entered"],
      ["entered"],
      ["entered"],
    ]);
  });

  test("never sends again what the server refused", async () => {
    const record = await here.open();
    record(0, "start", true);
    here.world.answer = async () => ({ status: 400 });
    here.tell("pagehide");
    await settle();
    here.tell("pageshow");
    here.tell("pagehide");
    expect(here.beacons()).toHaveLength(1);
  });

  test("counts only the time in which the page is visible", async () => {
    const record = await here.open();
    record(0, "start", true);
    here.world.now = 1_000;
    here.setHidden(true);
    here.world.now = 9_000;
    here.setHidden(false);
    here.world.now = 11_000;
    record(11_000, "one", false);
    expect(here.secondsOnTheFirstScreen()).toBe(3);
  });

  test("counts nothing of a page that's opened in the background", async () => {
    vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: true, referrer: "" }));
    const record = await here.open();
    record(0, "start", true);
    here.world.now = 5_000;
    record(5_000, "one", false);
    expect(here.secondsOnTheFirstScreen()).toBe(0);
  });
});

const settle = () => new Promise<void>((resolve) => void setImmediate(resolve));
