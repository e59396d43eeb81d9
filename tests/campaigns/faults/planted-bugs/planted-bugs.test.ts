import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { plantedBugs } from "./planted-bugs.ts";

const PROJECT = join(import.meta.dirname, "..", "..", "..", "..");

const read = (path: string) => readFileSync(join(PROJECT, path), "utf8");

const bugs = Object.entries(plantedBugs).flatMap(([row, ofRow]) =>
  ofRow.map(([name, path, find, replace]) => ({ row, name, path, find, replace })),
);

test.each(bugs)("the code has a place for this bug: $row $name", ({ path, find, replace }) => {
  expect(read(path)).toContain(find);
  expect(replace).not.toBe(find);
});
