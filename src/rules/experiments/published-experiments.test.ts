import { describe, expect, test } from "vitest";
import { parsePublishedExperiments, publishExperiments } from "./published-experiments.ts";

const order = { question: "Which order sells more plans?", arms: { A: 50, B: 50 } };

describe("published experiments", () => {
  test("are read as they were written, without anything else", () => {
    const ended = { ...order, winner: "B" };
    const text = publishExperiments({ order: Object.assign({ note: "of ours" }, order), ended });
    expect(parsePublishedExperiments(text)).toEqual({ order, ended });
    expect(text).not.toContain("of ours");
  });

  test.each([
    "<!doctype html>",
    "",
    "null",
    "[]",
    "{}",
    '{"experiments":[]}',
    '{"experiments":{"order":{"question":"?"}}}',
    '{"experiments":{"order":{"arms":{"A":50}}}}',
    '{"experiments":{"order":{"question":"?","arms":{"A":"50%"}}}}',
    '{"experiments":{"order":{"question":"?","arms":{"A":-1}}}}',
    '{"experiments":{"order":{"question":"?","arms":{"A":1},"winner":null}}}',
  ])("can't be read from %s", (text) => {
    expect(parsePublishedExperiments(text)).toBeNull();
  });
});
