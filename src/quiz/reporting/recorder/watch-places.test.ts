import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { reportMilestone } from "#lib/tracking/report-milestone.ts";

/** A page with the script at its end. Screens are shown and left as in the player. */
function openPage() {
  const windowEvents = new EventTarget();
  const frames: (() => void)[] = [];
  const idle: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const recorded: unknown[][] = [];
  const world = { now: 0, place: undefined as string | undefined };
  let onMutation: () => void = () => {};
  let observed: unknown;

  vi.stubGlobal("recordedHere", recorded);
  const script = `export const record = (...note) => void globalThis.recordedHere.push(note);`;
  const root = {
    querySelector: (selector: string) =>
      selector === "[data-step]" && world.place ? { dataset: { place: world.place } } : null,
  };
  const page = {
    tag: { dataset: { recorder: `data:text/javascript,${encodeURIComponent(script)}` } } as unknown,
    root: root as unknown,
  };
  const top = {};
  vi.stubGlobal("document", {
    querySelector: (selector: string) => (selector === "[data-recorder]" ? page.tag : null),
    getElementById: (id: string) => (id === "root" ? page.root : null),
  });
  vi.stubGlobal("self", top);
  vi.stubGlobal("top", top);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("performance", { now: () => world.now });
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => void frames.push(run));
  vi.stubGlobal("requestIdleCallback", (run: () => void) => void idle.push(run));
  vi.stubGlobal("setTimeout", (run: () => void) => void timers.push(run));
  vi.stubGlobal("addEventListener", windowEvents.addEventListener.bind(windowEvents));
  vi.stubGlobal("dispatchEvent", windowEvents.dispatchEvent.bind(windowEvents));
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor(notice: () => void) {
        onMutation = notice;
      }
      observe(...what: unknown[]) {
        observed = what;
      }
    },
  );

  const paint = () => {
    for (const run of frames.splice(0)) run();
  };
  return {
    world,
    page,
    root,
    recorded,
    frames,
    idle,
    timers,
    observed: () => observed,
    open: () => import("./watch-places.ts"),
    show(place: string | undefined, at: number) {
      Object.assign(world, { place, now: at });
      onMutation();
    },
    paint,
    /** Lets the browser paint, and be idle, until the recorder has loaded. */
    async load() {
      paint();
      for (const run of [...idle.splice(0), ...timers.splice(0)]) run();
      await vi.dynamicImportSettled();
    },
    goBack: () => windowEvents.dispatchEvent(new Event("popstate")),
    press: () => windowEvents.dispatchEvent(new Event("click")),
  };
}

let here: ReturnType<typeof openPage>;
beforeEach(() => {
  vi.resetModules();
  here = openPage();
});
afterEach(() => vi.unstubAllGlobals());

describe("watch-places", () => {
  test("notes the screens while the recorder is still on its way, and after that", async () => {
    here.world.place = "start";
    await here.open();
    here.show("one", 400);
    here.show("one", 500);
    expect([here.frames.length, here.idle.length, here.recorded]).toEqual([1, 0, []]);

    here.paint();
    expect([here.idle.length, here.timers.length]).toEqual([1, 0]);
    await here.load();
    here.show("two", 900);
    expect(here.recorded).toEqual([
      [0, "start", true],
      [400, "one", false],
      [900, "two", false],
    ]);
    expect([here.frames, here.idle]).toEqual([[], []]);
    expect(here.observed()).toEqual([
      here.root,
      { attributeFilter: ["data-step"], childList: true, subtree: true },
    ]);
  });

  test("distinguishes Back and Forward from answers", async () => {
    await here.open();
    await here.load();
    here.goBack();
    here.show("one", 100);
    here.press();
    here.show("two", 200);
    here.show(undefined, 300);
    await here.load();
    expect(here.recorded).toEqual([
      [100, "one", true],
      [200, "two", false],
      [300, undefined, false],
    ]);
  });

  test("knows Back from an answer if the screen comes after a gap", async () => {
    here.world.place = "two";
    await here.open();
    here.goBack();
    here.show(undefined, 100);
    here.show("one", 200);
    await here.load();
    expect(here.recorded.at(-1)).toEqual([200, "one", true]);
  });

  test("counts an answer after Back has only closed a dialog", async () => {
    here.world.place = "one";
    await here.open();
    here.goBack();
    here.press();
    here.show("two", 100);
    await here.load();
    expect(here.recorded).toEqual([
      [0, "one", true],
      [100, "two", false],
    ]);
  });

  test("passes on milestones", async () => {
    await here.open();
    here.world.now = 700;
    reportMilestone("checkout_started");
    await here.load();
    expect(here.recorded).toEqual([[700, "", true, "checkout_started"]]);
  });

  test("waits for a moment without work where browsers don't tell of one", async () => {
    vi.stubGlobal("requestIdleCallback", undefined);
    here.world.place = "start";
    await here.open();
    here.paint();
    expect(here.timers).toHaveLength(1);
    await here.load();
    expect(here.recorded).toEqual([[0, "start", true]]);
  });

  test("works without a recorder that can't be loaded", async () => {
    here.page.tag = { dataset: { recorder: "data:text/javascript,throw new Error('broken')" } };
    here.world.place = "start";
    await here.open();
    await here.load();
    here.show("one", 100);
    expect(here.recorded).toEqual([]);
  });

  test.each<[string, () => void]>([
    ["without its address", () => Object.assign(here.page, { tag: null })],
    ["without a root", () => Object.assign(here.page, { root: null })],
    ["in a frame, which is a preview", () => vi.stubGlobal("top", {})],
    [
      "if the visitor doesn't want to be tracked",
      () => vi.stubGlobal("navigator", { doNotTrack: "1" }),
    ],
  ])("watches nothing %s", async (_, change) => {
    here.world.place = "start";
    change();
    await here.open();
    expect([here.observed(), here.frames]).toEqual([undefined, []]);
  });
});
