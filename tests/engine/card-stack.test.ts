import { expect, test } from "vitest";
import { memoryStore, visit } from "./visit.fixtures.ts";

const MEATS = ["pork", "beef", "chicken", "duck", "turkey", "lamb"];

test("a visitor gets the cards in their order, with the next one below", () => {
  const { choose, wait, getShownStep } = visit("/meat-preferences");
  const dealt = MEATS.map((_, index) => {
    const { card, below, position } = getShownStep();
    expect({ below, position }).toEqual({ below: MEATS[index + 1], position: index + 1 });
    choose("neutral");
    wait(200);
    return card;
  });
  expect(dealt).toEqual(MEATS);
});

test("a verdict is recorded at once, and the next card appears 200 ms later", () => {
  const { choose, wait, getShownStep, readStored } = visit("/meat-preferences");
  choose("love");
  expect(readStored().meatPreferences).toEqual({ pork: "love" });
  expect(getShownStep()).toMatchObject({ card: "pork", leaving: true });
  wait(199);
  expect(getShownStep()).toMatchObject({ card: "pork", leaving: true });
  wait(1);
  expect(getShownStep()).toMatchObject({ card: "beef", leaving: false });
});

test("a second swipe while a card leaves is ignored and doesn't delay the card", () => {
  const { choose, wait, getShownStep, answers } = visit("/meat-preferences");
  choose("love");
  wait(100);
  choose("hate");
  choose("neutral");
  wait(99);
  expect(getShownStep().card).toBe("pork");
  wait(1);
  expect(getShownStep().card).toBe("beef");
  expect(answers()).toEqual({ meatPreferences: { pork: "love" } });
});

test("after the last card, the question about fish follows", () => {
  const { choose, wait, step, answers } = visit("/meat-preferences");
  for (const verdict of ["love", "hate", "neutral", "love", "hate"]) {
    choose(verdict);
    wait(200);
  }
  choose("neutral");
  wait(199);
  expect(step()).toBe("meat-preferences");
  wait(1);
  expect(step()).toBe("fish-preferences");
  expect(answers().meatPreferences).toEqual({
    pork: "love",
    beef: "hate",
    chicken: "neutral",
    duck: "love",
    turkey: "hate",
    lamb: "neutral",
  });
});

test("an unknown verdict changes nothing", () => {
  const { choose, wait, getShownStep, answers } = visit("/meat-preferences");
  for (const nonsense of ["", "loved", "constructor", "__proto__"]) choose(nonsense);
  wait(1000);
  expect(getShownStep()).toMatchObject({ card: "pork", leaving: false });
  expect(answers()).toEqual({});
});

test("a reload in the middle of the stack continues with the same card", () => {
  const store = memoryStore();
  const before = visit("/meat-preferences", { store });
  before.choose("love");
  before.wait(200);
  before.choose("hate");
  expect(visit("/meat-preferences", { store }).getShownStep().card).toBe("chicken");
});

test("returning to a finished stack shows the first card, and a new verdict replaces only that card's old one", () => {
  const meatPreferences = Object.fromEntries(MEATS.map((meat) => [meat, "love"]));
  const { choose, getShownStep, answers } = visit("/meat-preferences", {
    store: memoryStore({ quizState: JSON.stringify({ meatPreferences }) }),
  });
  expect(getShownStep().card).toBe("pork");
  choose("hate");
  expect(answers().meatPreferences).toEqual({ ...meatPreferences, pork: "hate" });
});

test("leaving in the middle of a verdict keeps it, and the next card is on top", () => {
  const { choose, pause, open, wait, getShownStep } = visit("/meat-preferences");
  choose("hate");
  pause();
  wait(10_000);
  open("/meat-preferences");
  expect(getShownStep()).toMatchObject({ card: "beef", leaving: false });
});
