import { expect, test } from "vitest";
import { samples } from "../support/samples.ts";
import { tryMembers } from "./random-members.ts";

test("random members get full days, whatever their answers look like", () => {
  const { problems } = tryMembers({ count: samples(2000), seed: 15, print() {} });
  expect(problems).toEqual([]);
});
