import { describe, expect, test } from "vitest";
import { type Entry, observeVitals } from "./vitals-so-far.ts";

const entry = (startTime: number, rest: Partial<Entry> = {}): Entry => ({
  name: "",
  startTime,
  duration: 0,
  ...rest,
});

/** A browser that supports the given types, with the entries it remembers. */
function browser(remembered: Record<string, Entry[]>, activatedAt?: number) {
  const takers = new Map<string, (entry: Entry) => void>();
  const countSoFar = observeVitals((type, take) => {
    takers.set(type, take);
    remembered[type]?.forEach(take);
    return type in remembered;
  }, activatedAt);
  return { countSoFar, report: (type: string, reported: Entry) => takers.get(type)?.(reported) };
}

const onStart = [entry(10, { name: "step:start" }), entry(30, { name: "another library's mark" })];

describe("observeVitals", () => {
  test("counts entries from before and after it loads", () => {
    const { countSoFar, report } = browser({
      mark: [...onStart, entry(900, { name: "usable" })],
      "largest-contentful-paint": [entry(1600)],
      "first-input": [entry(2000, { name: "pointerdown", interactionId: 1, duration: 24 })],
      event: [],
      "layout-shift": [],
      "visibility-state": [entry(0, { name: "visible" }), entry(5000, { name: "hidden" })],
    });
    const start = {
      lcp: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
      usable: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
      inp: [1, 0, 0, 0, 0, 0, 0, 0],
      cls: [1, 0, 0, 0, 0, 0, 0, 0],
    };
    expect(countSoFar()).toEqual({ start });

    report("event", entry(2000, { name: "click", interactionId: 1, duration: 120 }));
    report("mark", entry(2600, { name: "step:goals" }));
    report("layout-shift", entry(2700, { value: 0.3 }));
    expect(countSoFar()).toEqual({
      start: { ...start, inp: [0, 0, 1, 0, 0, 0, 0, 0] },
      goals: { cls: [0, 0, 0, 0, 0, 0, 1, 0] },
    });
  });

  test("ignores events that aren't interactions, and shifts that follow a press", () => {
    const { countSoFar } = browser({
      mark: onStart,
      event: [
        entry(500, { name: "pointermove", duration: 400 }),
        entry(600, { name: "keydown", interactionId: 0, duration: 400 }),
      ],
      "layout-shift": [entry(700, { value: 0.4, hadRecentInput: true })],
    });
    expect(countSoFar()).toEqual({ start: { cls: [1, 0, 0, 0, 0, 0, 0, 0] } });
  });

  test("leaves out the load of a page that was hidden", () => {
    const hidden = [entry(0, { name: "hidden" }), entry(800, { name: "visible" })];
    const { countSoFar } = browser({
      mark: [...onStart, entry(900, { name: "usable" })],
      "largest-contentful-paint": [entry(1600)],
      "visibility-state": hidden,
    });
    expect(countSoFar()).toEqual({});
  });

  test("measures a page that was prerendered in the background from when it's shown", () => {
    const remembered = {
      mark: [...onStart, entry(900, { name: "usable" })],
      "largest-contentful-paint": [entry(3100)],
    };
    expect(browser(remembered, 3000).countSoFar()).toEqual({
      start: { lcp: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0], usable: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
    });
  });

  test("counts nothing in a browser that reports nothing", () => {
    expect(browser({}).countSoFar()).toEqual({});
  });

  test("names steps, metrics, and counts, and nothing else", () => {
    const { countSoFar } = browser({
      mark: onStart,
      event: [entry(5, { name: "/goals?email=a@b.c", interactionId: 9, duration: 40 })],
      "layout-shift": [],
    });
    expect(JSON.stringify(countSoFar())).toMatch(
      /^\{"start":\{("(lcp|inp|cls|usable)":\[[\d,]+\],?)+\}\}$/,
    );
  });
});
