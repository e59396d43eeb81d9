import { expect, test } from "vitest";
import { visit } from "../visit.ts";

const plan = visit("/").plan;
const choices = Object.values(plan.steps).filter(
  ({ type }) => type === "single-choice" || type === "entrance",
);

test.each(choices.map(({ id, route }) => [id, route]))(
  "whoever chooses at %s moves on after 500 ms, and not before",
  (id, route) => {
    const { choose, wait, step, shown } = visit(route);
    choose(Object.keys(shown().options)[0] ?? "");
    wait(499);
    expect(step()).toBe(id);
    wait(1);
    expect(step()).toBe(plan.next[id]);
  },
);

test("whoever answers about fish is analyzed after 500 ms", () => {
  const { choose, wait, step } = visit("/fish-preferences");
  choose("sometimes");
  wait(500);
  expect(step()).toBe("analyzing");
});

test("whoever does not choose stays, however long", () => {
  const { wait, step } = visit("/sleep");
  wait(60_000);
  expect(step()).toBe("sleep");
});

test("whoever is analyzed sees one percent more every 30 ms", () => {
  const { wait, shown } = visit("/analyzing");
  expect(shown().percent).toBe(0);
  for (let percent = 1; percent <= 100; percent++) {
    wait(29);
    expect(shown().percent).toBe(percent - 1);
    wait(1);
    expect(shown().percent).toBe(percent);
  }
  wait(10_000);
  expect(shown().percent).toBe(100);
});

test("whoever is analyzed sees the result 500 ms after 100 percent, and can continue only then", () => {
  const { wait, shown, carryOn, step } = visit("/analyzing");
  wait(3000 + 499);
  carryOn();
  expect({ step: step(), done: shown().done }).toEqual({ step: "analyzing", done: false });
  wait(1);
  expect(shown().done).toBe(true);
  wait(60_000);
  expect(step()).toBe("analyzing");
  carryOn();
  expect(step()).toBe("motivation");
});

test("whoever waits for the plan sees a line every 1500 ms, four of them, and 500 ms later the e-mail form", () => {
  const { wait, shown, step } = visit("/generating");
  expect(shown().appeared).toBe(0);
  for (const lines of [1, 2, 3, 4]) {
    wait(1499);
    expect(shown().appeared).toBe(lines - 1);
    wait(1);
    expect(shown().appeared).toBe(lines);
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
  "a visitor who looks at something else from %s on comes back to where they were, and waits anew",
  (route, before) => {
    const first = visit(route);
    const whole = (ms: number) => {
      first.wait(ms);
      return [first.step(), first.shown().percent, first.shown().appeared];
    };
    const begun = whole(0);
    first.wait(before);
    first.pause();
    expect(first.step()).toBeUndefined();
    first.wait(60_000);
    expect(first.step()).toBeUndefined();
    first.open(route);
    expect(whole(0)).toEqual(begun);
    expect(whole(before)).toEqual(visitedFor(route, before));
  },
);

function visitedFor(route: string, ms: number) {
  const { wait, step, shown } = visit(route);
  wait(ms);
  return [step(), shown().percent, shown().appeared];
}

test("whoever has chosen and looks at something else is not carried away, and chooses again in peace", () => {
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

test("whoever leaves by Back within the 500 ms is not pulled forward afterwards", () => {
  const { choose, wait, open, step } = visit("/sleep");
  choose("5-6");
  wait(300);
  open("/improvement-areas");
  wait(60_000);
  expect(step()).toBe("improvement-areas");
});

test("whoever opens the screen they are on, by a second click on a link, loses no time", () => {
  const { wait, open, step } = visit("/generating");
  wait(6499);
  open("/generating");
  wait(1);
  expect(step()).toBe("email");
});
