import { expect, test } from "vitest";
import { memoryStore, visit } from "./visit.fixtures.ts";

/** Two tabs of one browser: what one writes reaches the other, as with the storage event. */
function twoTabs(routes: [string, string]) {
  const store = memoryStore();
  let writes = 0;
  const tab = (route: string, other: () => { syncFromStorage(): void }) =>
    visit(route, {
      store: {
        ...store,
        set: (key, value) => {
          writes++;
          store.set(key, value);
          if (key === "quizState") later.push(other);
          return true;
        },
      },
    });
  const later: (() => { syncFromStorage(): void })[] = [];
  const one: ReturnType<typeof visit> = tab(routes[0], () => two);
  const two: ReturnType<typeof visit> = tab(routes[1], () => one);
  /** Storage events arrive after the write. */
  const tell = () => {
    for (let told = 0; told < 100; told++) {
      const next = later.shift();
      if (!next) return;
      next().syncFromStorage();
    }
    throw new Error("The tabs answer each other without end.");
  };
  return { one, two, tell, store, writes: () => writes };
}

const readStored = (store: { kept: Record<string, string> }) =>
  JSON.parse(store.kept.quizState ?? "{}");

test("an answer in one tab shows in the other, and costs one write", () => {
  const { one, two, tell, writes } = twoTabs(["/sleep", "/goals"]);
  const before = writes();
  one.choose("5-6");
  tell();
  expect(two.answers()).toEqual({ sleepHours: "5-6" });
  expect(two.step()).toBe("goals");
  expect(writes()).toBe(before + 1);
});

test("two tabs that answer by turns lose nothing", () => {
  const { one, two, tell, store } = twoTabs(["/sleep", "/goals"]);
  one.choose("5-6");
  tell();
  two.choose("fit");
  tell();
  one.open("/habits");
  one.choose("sweets");
  tell();
  two.choose("gut");
  tell();
  const answers = { sleepHours: "5-6", goals: ["fit", "gut"], habits: ["sweets"] };
  expect(readStored(store)).toMatchObject(answers);
  expect(one.answers()).toEqual(answers);
  expect(two.answers()).toEqual(answers);
});

test("a tab that was frozen and missed events doesn't overwrite an answer of the other", () => {
  const { one, two, store } = twoTabs(["/sleep", "/water-intake"]);
  one.choose("5-6");
  two.choose("2-5");
  one.wait(500);
  expect(readStored(store)).toMatchObject({ sleepHours: "5-6", waterIntake: "2-5" });
});

test("a tab that was frozen doesn't replace a changed answer with an old one", () => {
  const { one, two, tell, store } = twoTabs(["/sleep", "/sleep"]);
  one.choose("5-6");
  tell();
  two.choose("7-8");
  one.open("/water-intake");
  one.choose("2-5");
  expect(readStored(store)).toMatchObject({ sleepHours: "7-8", waterIntake: "2-5" });
});

test("a tab that gets no news keeps half-typed text", () => {
  const { one } = twoTabs(["/age", "/goals"]);
  one.send({ type: "answered", value: 4 });
  one.syncFromStorage();
  expect(one.answers()).toEqual({ age: 4 });
});

test("reading storage again doesn't advance or restart a wait", () => {
  const { one, two, tell } = twoTabs(["/sleep", "/goals"]);
  one.choose("5-6");
  one.wait(400);
  two.choose("fit");
  tell();
  one.wait(100);
  expect(one.step()).toBe("water-intake");
});

test("an answer changed in one tab changes in the other", () => {
  const { one, two, tell } = twoTabs(["/sleep", "/sleep"]);
  one.choose("5-6");
  tell();
  two.choose("7-8");
  tell();
  expect([one.answers(), two.answers()]).toEqual([{ sleepHours: "7-8" }, { sleepHours: "7-8" }]);
});

test("answers erased in one tab don't return from the other", () => {
  const { one, two, tell, store } = twoTabs(["/sleep", "/goals"]);
  one.choose("5-6");
  tell();
  one.erase();
  two.syncFromStorage();
  expect(two.answers()).toEqual({});
  two.choose("fit");
  expect(readStored(store)).toEqual({ goals: ["fit"], currentStep: 1 });
});

test("an email address erased in one tab is gone from the other", () => {
  const { one, two, tell } = twoTabs(["/sleep", "/email"]);
  one.choose("5-6");
  tell();
  two.send({ type: "submitted", value: "me@example.com" });
  one.erase();
  two.syncFromStorage();
  expect(two.actor.getSnapshot().context.email).toBe("");
});
