import { expect, test } from "vitest";
import { visit } from "./visit.fixtures.ts";

const plan = visit("/").plan;
const choices = Object.values(plan.steps).filter(({ type }) => type === "single-choice");

test.each(choices.map(({ id, route }) => [id, route]))(
  "choosing at %s advances after 500 ms, and not before",
  (id, route) => {
    const { choose, wait, step, getShownStep } = visit(route);
    choose(Object.keys(getShownStep().options)[0] ?? "");
    wait(499);
    expect(step()).toBe(id);
    wait(1);
    expect(step()).toBe(plan.next[id]);
  },
);

test("the two buttons of the entrance go on at once", () => {
  const { choose, step, answers } = visit("/");
  choose("female");
  expect([step(), answers()]).toEqual(["goals", { gender: "female" }]);
});

test("answering about fish leads to the analysis after 500 ms", () => {
  const { choose, wait, step } = visit("/fish-preferences");
  choose("sometimes");
  wait(500);
  expect(step()).toBe("analyzing");
});

test("a visitor who doesn't choose stays, however long it takes", () => {
  const { wait, step } = visit("/sleep");
  wait(60_000);
  expect(step()).toBe("sleep");
});

test("the analysis counts one percent more every 30 ms", () => {
  const { wait, getShownStep } = visit("/analyzing");
  expect(getShownStep().percent).toBe(0);
  for (let percent = 1; percent <= 100; percent++) {
    wait(29);
    expect(getShownStep().percent).toBe(percent - 1);
    wait(1);
    expect(getShownStep().percent).toBe(percent);
  }
  wait(10_000);
  expect(getShownStep().percent).toBe(100);
});

test("the analysis shows the result 500 ms after 100 percent, and only then can the visitor continue", () => {
  const { wait, getShownStep, carryOn, step } = visit("/analyzing");
  wait(3000 + 499);
  carryOn();
  expect({ step: step(), done: getShownStep().done }).toEqual({ step: "analyzing", done: false });
  wait(1);
  expect(getShownStep().done).toBe(true);
  wait(60_000);
  expect(step()).toBe("analyzing");
  carryOn();
  expect(step()).toBe("motivation");
});

test("the plan's screen shows a line every 1500 ms, four in all, and 500 ms later the email form", () => {
  const { wait, getShownStep, step } = visit("/generating");
  expect(getShownStep().appeared).toBe(0);
  for (const lines of [1, 2, 3, 4]) {
    wait(1499);
    expect(getShownStep().appeared).toBe(lines - 1);
    wait(1);
    expect(getShownStep().appeared).toBe(lines);
  }
  wait(499);
  expect(step()).toBe("generating");
  wait(1);
  expect(step()).toBe("email");
});

test.each([
  ["/analyzing", 2000],
  ["/generating", 5000],
  ["/generating", 6400],
])(
  "a visitor who leaves to another page from %s on comes back to the same screen, and the wait restarts",
  (route, before) => {
    const first = visit(route);
    const whole = (ms: number) => {
      first.wait(ms);
      return [first.step(), first.getShownStep().percent, first.getShownStep().appeared];
    };
    const begun = whole(0);
    first.wait(before);
    first.pause();
    expect(first.step()).toBeUndefined();
    first.wait(60_000);
    expect(first.step()).toBeUndefined();
    first.open(route);
    expect(whole(0)).toEqual(begun);
    expect(whole(before)).toEqual(visitAndWait(route, before));
  },
);

function visitAndWait(route: string, ms: number) {
  const { wait, step, getShownStep } = visit(route);
  wait(ms);
  return [step(), getShownStep().percent, getShownStep().appeared];
}

test("leaving to another page after choosing cancels the advance, and the visitor can choose again", () => {
  const { choose, wait, pause, open, step, answers } = visit("/sleep");
  choose("5-6");
  wait(499);
  pause();
  wait(60_000);
  open("/sleep");
  wait(60_000);
  expect(step()).toBe("sleep");
  expect(answers()).toEqual({ sleepHours: "5-6" });
});

test("going Back within the 500 ms cancels the advance", () => {
  const { choose, wait, open, step } = visit("/sleep");
  choose("5-6");
  wait(300);
  open("/improvement-areas");
  wait(60_000);
  expect(step()).toBe("improvement-areas");
});

test("opening the current screen again, by a second click on a link, doesn't restart its wait", () => {
  const { wait, open, step } = visit("/generating");
  wait(6499);
  open("/generating");
  wait(1);
  expect(step()).toBe("email");
});
