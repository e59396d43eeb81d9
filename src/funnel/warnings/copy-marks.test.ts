import { expect, test } from "vitest";
import { doubted } from "./doubted.ts";

const titled = (title: string) =>
  doubted(["steps/questions.yaml", "title: Your goals", `title: ${JSON.stringify(title)}`]);

test.each([
  "Todo sobre la carne",
  "Hours < 5 & minutes > 5",
  "R&D; and the rest",
  "One moment...",
  "What? Really??",
  "Price* and terms**",
  "Sizes S to XXL",
  "Choose [one] (or more)",
])("a marketer who writes %j, which only looks unfinished or marked, is told nothing", (title) => {
  expect(titled(title)).toBe("nothing");
});

test.each([
  ["TBD", '"TBD" reads as'],
  ["todo", '"todo" reads as'],
  ["xxx", '"xxx" reads as'],
  ["Your goals: TODO ask Ann", "reads as"],
  ["Eat <br/>more", "Write: Eat more."],
  ["100&#37; meat", "Write: 100% meat."],
  ["__Your__ goals", "Write: Your goals."],
  ["Less &foo; more", "Remove it."],
])("a marketer who leaves %j in a headline is told that visitors would read it", (title, words) => {
  expect(titled(title)).toContain(words);
});

test("a marketer whose waits are slow and sensible is told nothing", () => {
  expect(
    doubted(
      ["funnel.yaml", "auto-advance: 500 ms", "auto-advance: 10 s"],
      ["funnel.yaml", "deadline: 15 s", "deadline: 60 s"],
    ),
  ).toBe("nothing");
});

test("a marketer whose screens take half a minute to change is told how long is long", () => {
  expect(
    doubted(["funnel.yaml", "page-transition: 200 ms", "page-transition: 30 s"]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:4:20  Each visitor waits 30 s here, and 10 s are long for "page-transition". Is the unit right?"`,
  );
});
