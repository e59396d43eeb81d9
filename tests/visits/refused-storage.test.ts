import { expect, test } from "vitest";
import { tolerantStore } from "#lib/store.ts";
import { visit } from "../visit.ts";
import { getOn, walkOn } from "./walk.ts";

/** What the e-mail form says, as the funnel has it. */
const NOT_KEPT = (visit("/email").plan.steps.email as unknown as { messages: { failed: string } })
  .messages.failed;

/** A browser's storage that breaks in a way. */
function storage(broken: Partial<Storage>): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    ...broken,
  };
}
const refuse = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};

const stores = {
  "refuses to be opened": () => tolerantStore(refuse),
  "is full": () => tolerantStore(() => storage({ setItem: refuse })),
  "refuses everything": () =>
    tolerantStore(() => storage({ setItem: refuse, getItem: refuse, removeItem: refuse })),
};

test.each(Object.entries(stores))(
  "where storage %s, the quiz goes on in memory and only the e-mail form says so",
  async (_, open) => {
    const store = open();
    const visitor = visit("/", { store });
    const seen = await walkOn(visitor, { gender: "female", sleepHours: "7-8" });
    expect(seen.slice(0, 3)).toEqual(["start", "goals", "current-body"]);
    expect(visitor.step()).toBe("email");
    expect(visitor.shown()).toMatchObject({ complaint: NOT_KEPT, busy: false });
    expect(visitor.answers()).toMatchObject({ gender: "female", sleepHours: "7-8" });

    // as long as the page lives, a screen that is opened again has the answers
    expect(visit("/sleep", { store }).answers()).toMatchObject({
      gender: "female",
      sleepHours: "7-8",
    });
  },
);

test("a visitor whose storage refuses sees the message go as they type, and gets on once there is room", async () => {
  let full = true;
  const kept = storage({});
  const store = tolerantStore(() => ({
    ...kept,
    setItem: (key, value) => (full ? refuse() : kept.setItem(key, value)),
  }));
  const visitor = visit("/email", { store });
  await getOn(visitor);
  expect(visitor.shown().complaint).toBe(NOT_KEPT);
  visitor.send({ type: "edited" });
  expect(visitor.shown().complaint).toBeUndefined();

  full = false;
  await getOn(visitor);
  expect(visitor.step()).toBe("results");
  expect(kept.getItem("quizEmail")).toBe("ann@example.com");
});

test("answers that found no room are kept with the next one that does", () => {
  let full = true;
  const kept = storage({});
  const store = tolerantStore(() => ({
    ...kept,
    setItem: (key, value) => (full ? refuse() : kept.setItem(key, value)),
  }));
  const { choose, open } = visit("/sleep", { store });
  choose("7-8");
  full = false;
  open("/goals");
  choose("fit");
  expect(JSON.parse(kept.getItem("quizState") ?? "")).toEqual({
    sleepHours: "7-8",
    goals: ["fit"],
    currentStep: 1,
  });
});

test("whoever cannot go past the e-mail form still reaches the offer by its address", () => {
  expect(visit("/sales", { store: tolerantStore(refuse) }).step()).toBe("sales");
});
