import { isDeepStrictEqual } from "node:util";
import type { Condition } from "#lib/conditions.ts";
import { isJsonObject } from "#lib/json.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { flowMessages, reachabilityMessages } from "../diagnostics/messages/flow.ts";
import { optionMessages, stepMessages } from "../diagnostics/messages/steps.ts";
import { analyzeFlow, collectFlowStates, type FlowState } from "../model/flow-analysis.ts";
import { sameArms } from "../model/same-arms.ts";
import { listConditions, listVariants } from "../model/variants.ts";
import type { AuthoredCondition } from "../read/condition.ts";
import { allItems } from "../read/flow.ts";
import type { Funnel } from "../read/read-funnel.ts";
import type { AuthoredStep } from "../read/read-steps.ts";
import { solverContext } from "../solver/context.ts";
import { isReachable } from "../solver/reachability.ts";

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

/**
 * Conditions that hold for every visitor. For a branch in the flow, that's already an error,
 * because no one takes its other arm.
 */
export function conditionsThatAlwaysHold(funnel: Funnel): Diagnostic[] {
  const analysis = analyzeFlow(funnel);
  const states = collectFlowStates(analysis);
  const leavesOut = (when: Condition, outer: Condition[], before: FlowState) =>
    isReachable([...before.guards, ...outer, { not: when }], solverContext(funnel, before.always));
  const isIdle = ({ when }: AuthoredCondition, outer: Condition[], places: FlowState[]) =>
    places.length > 0 && places.every((before) => !leavesOut(when, outer, before));

  const parts = [...funnel.steps.values()].flatMap((step) =>
    listConditions(step)
      .filter(({ condition, outer }) => isIdle(condition, outer, states.get(step.id) ?? []))
      .map(({ condition }) => createWarning(condition)),
  );
  const wholeSteps = [...funnel.steps.values()].flatMap(({ id, condition }) => {
    const places = analysis.branches
      .filter(({ branch }) => branch.only === id)
      .map(({ before }) => before);
    return condition && isIdle(condition, [], places) ? [createWarning(condition)] : [];
  });
  return [...parts, ...wholeSteps];
}

function createWarning({ source, path }: AuthoredCondition): Diagnostic {
  return source.diagnosticAt(path, reachabilityMessages.alwaysHolds, true);
}

/**
 * Options that look like typos: copied without changing the label, or added with an id that is
 * almost the same as an existing one.
 */
export function similarOptions({ steps }: Funnel): Diagnostic[] {
  return [...steps.values()].flatMap((step) => [...withSameLabel(step), ...withSimilarId(step)]);
}

function withSameLabel(step: AuthoredStep): Diagnostic[] {
  const [variant] = listVariants(step);
  if (!variant) return [];
  return labelledBlocks(step.fields).flatMap(([field, options]) => {
    // Two options for different visitors don't conflict, because no one sees both.
    const forAll = Object.entries(options).filter(
      ([id]) => variant.whenAt([field, id]).length === 0,
    );
    return forAll.flatMap(([id, label], index) => {
      const [first] = forAll.slice(0, index).find(([, other]) => other === label) ?? [];
      if (first === undefined) return [];
      return [
        step.source.diagnosticAt(
          variant.at([field, id, "label"]),
          optionMessages.sameLabel({ option: id, otherOption: first }),
        ),
      ];
    });
  });
}

function withSimilarId(step: AuthoredStep): Diagnostic[] {
  const blocks = Object.fromEntries(labelledBlocks(step.fields));
  return step.overrides.flatMap(({ fields, path }) =>
    labelledBlocks(fields).flatMap(([field, options]) => {
      const known = Object.keys(blocks[field] ?? {});
      return Object.keys(options).flatMap((id) => {
        const meant = known.includes(id) ? undefined : nearest(id, known);
        if (meant === undefined) return [];
        return [
          step.source.diagnosticAt(
            [...path, field, id],
            optionMessages.similarId({ option: id, similarOption: meant }),
            true,
          ),
        ];
      });
    }),
  );
}

/** Blocks of options, cards, and the like, by field: the label of each entry by its id. */
function labelledBlocks(fields: Record<string, unknown>): [string, Record<string, string>][] {
  return Object.entries(fields).flatMap(([field, block]): [string, Record<string, string>][] => {
    if (!isJsonObject(block)) return [];
    const labels = Object.entries(block).flatMap(([id, one]): [string, string][] =>
      isJsonObject(one) && typeof one.label === "string" ? [[id, one.label]] : [],
    );
    return labels.length > 0 ? [[field, Object.fromEntries(labels)]] : [];
  });
}
