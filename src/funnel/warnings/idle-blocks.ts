import { isDeepStrictEqual } from "node:util";
import { allItems } from "../flow.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";
import { armsThatShowTheSame } from "./same-arms.ts";

/** Blocks that change nothing for anybody: a branch without a step, and other words that are those which stand there already. */
export function idleBlocks(funnel: Funnel): Problem[] {
  const { flow, steps } = funnel;
  const branches = allItems(flow).flatMap((item) =>
    item.kind === "branch" && item.condition && item.arms.every(({ items }) => items.length === 0)
      ? [
          item.source.problem(
            item.path,
            "This branch has no step, so nothing depends on it. Write its steps, or remove it.",
            true,
          ),
        ]
      : [],
  );
  // of arms that show the same it is told there
  const isTold = armsThatShowTheSame(funnel).length > 0;
  const overrides = [...steps.values()].flatMap(({ fields, overrides: changes, source }) =>
    // an entry with a condition may be there for fewer
    changes.flatMap(({ whole, entries, path, condition }, index) =>
      entries.length === 0 &&
      index === 0 &&
      !(isTold && condition.arms.length > 0) &&
      isDeepStrictEqual(whole, fields)
        ? [
            source.problem(
              path,
              "This says what stands there already, so it changes nothing. Write what is different here, or remove it.",
            ),
          ]
        : [],
    ),
  );
  return [...branches, ...overrides];
}
