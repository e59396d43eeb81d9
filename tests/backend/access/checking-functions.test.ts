import { expect, test } from "vitest";
import {
  calledFunctions,
  checkingFunctions,
} from "../../campaigns/faults/rights/function-mutants.ts";
import { freshDatabase } from "../support/database.ts";

const { sql } = await freshDatabase();

test("each public function that checks who asks, or for what, is tried by `npm run campaign -- rights`", async () => {
  const names = (await checkingFunctions(sql)).map(({ name }) => name);
  const open = names.filter((name) => name.startsWith("public."));

  expect(open.length).toBeGreaterThan(5);
  expect(open.filter((name) => !calledFunctions.includes(name))).toEqual([]);
});
