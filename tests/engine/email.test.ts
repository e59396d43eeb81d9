import { expect, test } from "vitest";
import { memoryStore, visit } from "./visit.fixtures.ts";

const submit = async (typed: string, store = memoryStore()) => {
  const visitor = visit("/email", { store });
  visitor.send({ type: "submitted", value: typed });
  await visitor.settle();
  return { visitor, store, error: visitor.getShownStep().error };
};

const DOMAIN = "@example.com";

/** The form's messages, as in the funnel. */
const messages = (
  visit("/email").plan.steps.email as unknown as { messages: Record<string, string> }
).messages;

test.each([
  ["", "empty"],
  ["   ", "empty"],
  ["ann", "invalid"],
  ["ann@example", "invalid"],
  ["ann@example.c", "invalid"],
  ["@example.com", "invalid"],
  ["ann@.", "invalid"],
  ["ann lee@example.com", "invalid"],
  ["ann+diet@example.com", "invalid"],
  ["änn@example.com", "invalid"],
  ["ann@example.c0m", "invalid"],
  ["ann@example.com\nx", "invalid"],
  ["x".repeat(300), "invalid"],
  ["x".repeat(255 - DOMAIN.length) + DOMAIN, "too-long"],
])("typing %j shows an error, and nothing is stored: %s", async (typed, message) => {
  const { visitor, store, error } = await submit(typed);
  expect(error).toBe(messages[message]);
  expect(visitor.step()).toBe("email");
  expect(store.kept).not.toHaveProperty("quizEmail");
});

test.each([
  "ann@example.com",
  "a.n_n-1@sub.example.co",
  "x".repeat(254 - DOMAIN.length) + DOMAIN,
  "ANN@EXAMPLE.COM",
])("typing %s continues, with the trimmed address in quizEmail", async (typed) => {
  const { visitor, store } = await submit(typed);
  expect(visitor.step()).toBe("results");
  expect(store.kept.quizEmail).toBe(typed);
});

test.each(["  ann@example.com ", "\u200Bann@exam\u00ADple.com\uFEFF"])(
  "the address %j is kept as it looks, without spaces around it",
  async (typed) => {
    const { store } = await submit(typed);
    expect(store.kept.quizEmail).toBe("ann@example.com");
  },
);

test("the address is in quizEmail and nowhere else", async () => {
  const { visitor, store } = await submit("ann@example.com");
  visitor.open("/goals");
  visitor.choose("fit");
  const { quizEmail, ...elsewhere } = store.kept;
  expect(quizEmail).toBe("ann@example.com");
  expect(JSON.stringify(elsewhere)).not.toContain("ann@");
  expect(JSON.stringify(visitor.answers())).not.toContain("ann@");
});

test("a message disappears as soon as the visitor types, and returns with the next mistake", async () => {
  const { visitor } = await submit("ann");
  visitor.send({ type: "edited" });
  expect(visitor.getShownStep().error).toBeUndefined();
  visitor.send({ type: "submitted", value: "" });
  expect(visitor.getShownStep().error).toBe(messages.empty);
});

test("a message is gone after leaving the screen and coming back", async () => {
  const { visitor } = await submit("ann");
  visitor.open("/age");
  visitor.open("/email");
  expect(visitor.getShownStep().error).toBeUndefined();
});

test("pressing twice submits once, and the form is busy meanwhile", async () => {
  const store = memoryStore();
  const kept: string[] = [];
  const visitor = visit("/email", {
    store: { ...store, set: (key, value) => kept.push(key) > 0 && store.set(key, value) },
  });
  kept.length = 0;
  visitor.send({ type: "submitted", value: "ann@example.com" });
  expect(visitor.getShownStep().busy).toBe(true);
  visitor.send({ type: "submitted", value: "bob@example.com" });
  visitor.send({ type: "edited" });
  await visitor.settle();
  expect(kept).toEqual(["quizEmail"]);
  expect(visitor.step()).toBe("results");
});

test("the address is stored at once, and the form is busy until the screen has shown it", async () => {
  const store = memoryStore();
  let draw = () => {};
  const visitor = visit("/email", {
    store,
    painted: () =>
      new Promise((resolve) => {
        draw = resolve;
      }),
  });
  visitor.send({ type: "submitted", value: "ann@example.com" });
  await visitor.settle();
  expect([visitor.step(), visitor.getShownStep().busy, store.kept.quizEmail]).toEqual([
    "email",
    true,
    "ann@example.com",
  ]);
  draw();
  await visitor.settle();
  expect(visitor.step()).toBe("results");
});

test("the address is filled in on the next visit", () => {
  expect(
    visit("/email", { store: memoryStore({ quizEmail: "ann@example.com" }) }).getShownStep().kept,
  ).toBe("ann@example.com");
});

test("erasing the answers also removes the address, and starts over", async () => {
  const { visitor, store } = await submit("ann@example.com");
  visitor.open("/goals");
  visitor.choose("fit");
  visitor.erase();
  expect(store.kept).toEqual({ funnelVariant: '{"summary":"A"}' });
  expect(visitor.step()).toBe("start");
  expect(visitor.answers()).toEqual({});
  visitor.open("/email");
  expect(visitor.getShownStep().kept).toBe("");
  visitor.open("/goals");
  expect(visitor.readStored()).toEqual({});
});

test("erasing while a choice is about to advance stays at the entrance", () => {
  const visitor = visit("/sleep");
  visitor.choose("5-6");
  visitor.erase();
  visitor.wait(10_000);
  expect(visitor.step()).toBe("start");
  expect(visitor.store.get("quizState")).toBeNull();
});
