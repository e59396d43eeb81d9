import { conditionInWords } from "#funnel/condition-in-words.ts";
import type { Branch, FlowItem } from "#funnel/flow.ts";
import type { Plan } from "#funnel/plan.ts";
import type { Problem } from "#funnel/problem.ts";
import type { Funnel } from "#funnel/read-funnel.ts";
import type { PreviewItem } from "#preview/preview-data.ts";

interface Drawing {
  funnel: Funnel;
  /** The places of the plan, in reading order; each is taken once. */
  places: string[];
  /** The forks of the plan, likewise. */
  forks: string[];
  opens: (at: Problem) => string;
}

/** The flow as it branches. Places and forks come in reading order, as the plan numbers them. */
export function flowItems(
  funnel: Funnel,
  { steps, forks }: Plan,
  opens: (at: Problem) => string,
): PreviewItem[] {
  return itemsOf(funnel.flow, {
    funnel,
    places: Object.keys(steps),
    forks: Object.keys(forks),
    opens,
  });
}

function itemsOf(items: FlowItem[], drawing: Drawing): PreviewItem[] {
  return items.map((item) =>
    item.kind === "step"
      ? { kind: "step", place: drawing.places.shift() ?? "" }
      : branchOf(item, drawing),
  );
}

function branchOf(branch: Branch, drawing: Drawing): PreviewItem {
  const { experiment, source, path, arms } = branch;
  const { funnel, opens } = drawing;
  const shares = experiment === undefined ? undefined : funnel.file.experiments[experiment];
  return {
    kind: "branch",
    fork: drawing.forks.shift() ?? "",
    ...(experiment === undefined ? {} : { experiment }),
    says: shares?.question ?? "Who goes where?",
    opens: opens(source.problem(path, "")),
    arms: arms.map(({ name, when, items }) => ({
      name,
      says: shares
        ? `${name}, ${shares.winner === name ? "the winner" : `${shares.arms[name] ?? 0} %`}`
        : conditionInWords(when),
      items: itemsOf(items, drawing),
    })),
  };
}
