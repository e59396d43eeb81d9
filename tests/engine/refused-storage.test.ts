import { expect, test } from "vitest";
import { safeStorage } from "#lib/store.ts";
import { visit } from "./visit.fixtures.ts";
import { getOn, walkOn } from "./walk.fixtures.ts";

/** The email form's messages, as in the funnel. */
const NOT_KEPT = (visit("/email").plan.steps.email as unknown as { messages: { failed: string } })
  .messages.failed;

/** A browser's storage that is broken in some way. */
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
  "refuses to open": () => safeStorage(refuse),
  "is full": () => safeStorage(() => storage({ setItem: refuse })),
  "refuses everything": () =>
    safeStorage(() => storage({ setItem: refuse, getItem: refuse, removeItem: refuse })),
};

test.each(Object.entries(stores))(
  "if storage %s, the quiz continues in memory, and only the email form says so, once",
  async (_, open) => {
    const store = open();
    const visitor = visit("/", { store });
    const errors: string[] = [];
    const seen = await walkOn(visitor, { gender: "female", sleepHours: "7-8" }, () =>
      errors.push(...[visitor.getShownStep().error ?? []].flat()),
    );
    expect(seen.slice(0, 3)).toEqual(["start", "goals", "current-body"]);
    expect(errors).toEqual([NOT_KEPT]);
    expect(visitor.step()).toBe("sales");
    expect(visitor.answers()).toMatchObject({ gender: "female", sleepHours: "7-8" });

    // As long as the page is open, a screen that is opened again has the answers.
    expect(visit("/sleep", { store }).answers()).toMatchObject({
      gender: "female",
      sleepHours: "7-8",
    });
  },
);

test("if storage refuses, the message disappears when the visitor types, and they continue once there's room", async () => {
  let full = true;
  const kept = storage({});
  const store = safeStorage(() => ({
    ...kept,
    setItem: (key, value) => (full ? refuse() : kept.setItem(key, value)),
  }));
  const visitor = visit("/email", { store });
  await getOn(visitor);
  expect(visitor.getShownStep().error).toBe(NOT_KEPT);
  visitor.send({ type: "edited" });
  expect(visitor.getShownStep().error).toBeUndefined();

  full = false;
  await getOn(visitor);
  expect(visitor.step()).toBe("results");
  expect(kept.getItem("quizEmail")).toBe("ann@example.com");
});

test("answers that didn't fit are stored with the next answer that does", () => {
  let full = true;
  const kept = storage({});
  const store = safeStorage(() => ({
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
