import { describe, expect, test } from "vitest";
import { mutateSql } from "./run-sql-mutants.ts";
import { applyMutant } from "./sql-mutant.ts";

/** Returns the mutants of a source by the name of the mutator. */
const applyMutator = (source: string, mutator: string) =>
  mutateSql(source)
    .filter((mutant) => mutant.mutator === mutator)
    .map((mutant) => applyMutant(source, mutant));

describe("mutateSql", () => {
  const cases: [mutator: string, source: string, expected: string[]][] = [
    ["EqualityOperator", "a <= b", ["a < b", "a > b"]],
    ["EqualityOperator", "a ->> 'b' <> c", ["a ->> 'b' = c"]],
    ["LogicalOperator", "a and b or c", ["a or b or c", "a and b and c"]],
    ["LogicalOperator", "a between 1 and 2 and b", ["a between 1 and 2 or b"]],
    ["NullCheck", "a is not null", ["a is null"]],
    ["NullCheck", "a is distinct from b", ["a is not distinct from b"]],
    ["Negation", "not exists (select)", [" exists (select)"]],
    ["Negation", "a is not null", []],
    ["Lock", "select a from b for update;", ["select a from b ;"]],
    ["Conflict", "values (1) on conflict do nothing", ["values (1) "]],
    ["Number", "tries < 5", ["tries < 6"]],
    ["StringLiteral", "a = 'paid'", ["a = 'mutated'"]],
    ["StringLiteral", "interval '15 minutes'", ["interval '16 minutes'"]],
    [
      "StringLiteral",
      "raise exception 'Sorry.' using errcode = 'PT404'",
      ["raise exception 'Sorry.' using errcode = 'mutated'"],
    ],
    ["Condition", "select from a where b = 1", ["select from a where true"]],
    [
      "Condition",
      "where a = 1 and b order by c",
      ["where true and b order by c", "where a = 1 and true order by c"],
    ],
    [
      "Condition",
      "where a and (b or c is null)",
      [
        "where true and (b or c is null)",
        "where a and true",
        "where a and (false or c is null)",
        "where a and (b or false)",
      ],
    ],
    [
      "Condition",
      "where a between 1 and 2 and b",
      ["where true and b", "where a between 1 and 2 and true"],
    ],
    [
      "Condition",
      "if not found then return; end if;",
      ["if true then return; end if;", "if false then return; end if;"],
    ],
    [
      "Condition",
      "select case when a = 1 then b else c end from d where e",
      [
        "select case when true then b else c end from d where e",
        "select case when false then b else c end from d where e",
        "select case when a = 1 then b else c end from d where true",
      ],
    ],
    ["Condition", "insert into a values (1) on conflict (b) do nothing", []],
    ["Statement", "begin perform lock(1); return 1; end", ["begin null; return 1; end"]],
    ["Statement", "if a then insert into b select c where d; end if;", ["if a then null; end if;"]],
    ["Statement", "begin select a into b from c for update; end", []],
  ];
  test.each(cases)("%s: %s", (mutator, source, expected) => {
    expect(applyMutator(source, mutator)).toEqual(expected);
  });

  test("leaves comments and quoted names alone", () => {
    expect(mutateSql('select "not" -- = 1\n/* and */ from a')).toEqual([]);
  });
});
