import { isDeepStrictEqual } from "node:util";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { flowMessages } from "../diagnostics/messages/flow.ts";
import { stepMessages } from "../diagnostics/messages/steps.ts";
import { sameArms } from "../model/same-arms.ts";
import { allItems } from "../read/flow.ts";
import type { Funnel } from "../read/read-funnel.ts";

/**
 * Blocks that change nothing: a branch without steps, and overrides that repeat the existing
 * fields.
 */
export function blocksWithoutEffect(funnel: Funnel): Diagnostic[] {
  const { flow, steps } = funnel;
  const branches = allItems(flow).flatMap((item) =>
    item.kind === "branch" && item.condition && item.arms.every(({ items }) => items.length === 0)
      ? [item.source.diagnosticAt(item.path, flowMessages.emptyBranch, true)]
      : [],
  );
  // Arms that show the same have their own warning.
  const isReported = sameArms(funnel).length > 0;
  const overrides = [...steps.values()].flatMap(({ fields, overrides: changes, source }) =>
    // An entry with a condition may apply to fewer visitors.
    changes.flatMap(({ whole, entries, path, condition }, index) =>
      entries.length === 0 &&
      index === 0 &&
      !(isReported && condition.arms.length > 0) &&
      isDeepStrictEqual(whole, fields)
        ? [source.diagnosticAt(path, stepMessages.overrideWithoutChange)]
        : [],
    ),
  );
  return [...branches, ...overrides];
}
