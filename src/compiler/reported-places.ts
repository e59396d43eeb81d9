import { buildFlowGraph, type FlowNode, listPlaces } from "./flow-graph.ts";
import { findHealthAnswers, readsAny } from "./model/health-answers.ts";
import { memoizeByFunnel } from "./read/memoize-by-funnel.ts";
import type { Funnel } from "./read/read-funnel.ts";

/** A place that visitors see whatever they answered about their health. */
export type ReportedPlace = string & { readonly reveals: "no health answer" };

/** By place. Places that are reported as themselves aren't in it. */
export type ReportedPlaces = Record<string, ReportedPlace[]>;

/**
 * The places that are reported instead of places that only visitors with certain health answers
 * see: the nearest place before that doesn't depend on them. There are several if arms rejoin in
 * between; each visitor has been in one of them.
 */
export const findReportedPlaces = memoizeByFunnel((funnel: Funnel): ReportedPlaces => {
  const reported: ReportedPlaces = {};
  walk(buildFlowGraph(funnel).tree, [], findHealthAnswers(funnel), reported);
  return reported;
});

/** `before` has the nearest reported places before these nodes. Returns those after them. */
function walk(
  nodes: FlowNode[],
  before: ReportedPlace[],
  health: Set<string>,
  reported: ReportedPlaces,
): ReportedPlace[] {
  let nearest = before;
  for (const node of nodes) {
    if (node.kind === "step") {
      // No branch around it reads a health answer.
      nearest = [node.place as ReportedPlace];
      continue;
    }
    const start = nearest;
    const conditions = node.arms.map(({ when }) => when);
    if (readsAny(conditions, health))
      for (const place of listPlaces([node])) reported[place] = start;
    else {
      const ends = node.arms.flatMap(({ nodes }) => walk(nodes, start, health, reported));
      nearest = [...new Set(ends)];
    }
  }
  return nearest;
}
