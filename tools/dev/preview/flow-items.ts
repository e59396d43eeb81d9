import type { Diagnostic } from "#compiler/diagnostics/diagnostic.ts";
import { buildFlowGraph, type FlowNode, type ForkNode } from "#compiler/flow-graph.ts";
import { describeCondition } from "#compiler/model/describe-condition.ts";
import type { Funnel } from "#compiler/read/read-funnel.ts";
import type { PreviewItem } from "#tools/dev/preview/pages/preview-data.ts";

/** The flow with its branches. `opens` returns the link that opens a position in an editor. */
export function flowItems(funnel: Funnel, opens: (at: Diagnostic) => string): PreviewItem[] {
  const toItems = (nodes: FlowNode[]): PreviewItem[] =>
    nodes.map((node) =>
      node.kind === "step" ? { kind: "step", place: node.place } : toBranch(node),
    );

  function toBranch({ fork, item, arms }: ForkNode): PreviewItem {
    const { experiment, source, path } = item;
    const shares = experiment === undefined ? undefined : funnel.file.experiments[experiment];
    return {
      kind: "branch",
      fork,
      ...(experiment === undefined ? {} : { experiment }),
      says: shares?.question ?? "Which visitors go where?",
      opens: opens(source.diagnosticAt(path, "")),
      arms: item.arms.map(({ name, when }, index) => ({
        name,
        says: shares
          ? `${name}, ${shares.winner === name ? "the winner" : `${shares.arms[name] ?? 0} %`}`
          : describeCondition(when),
        items: toItems(arms[index]?.nodes ?? []),
      })),
    };
  }

  return toItems(buildFlowGraph(funnel).tree);
}
