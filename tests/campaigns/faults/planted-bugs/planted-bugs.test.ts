import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rows } from "../rows.ts";
import { plantedBugs } from "./planted-bugs.ts";

const PROJECT = join(import.meta.dirname, "..", "..", "..", "..");

const read = (path: string) => readFileSync(join(PROJECT, path), "utf8");

const bugs = Object.entries(plantedBugs).flatMap(([row, ofRow]) =>
  ofRow.map(([name, path, find, replace]) => ({ row, name, path, find, replace })),
);

test("each row has a planted bug", () => {
  expect(Object.keys(plantedBugs).sort()).toEqual(rows.map(({ name }) => name).sort());
});

test.each(bugs)("the code has a place for this bug: $row $name", ({ path, find, replace }) => {
  expect(read(path)).toContain(find);
  expect(replace).not.toBe(find);
});
