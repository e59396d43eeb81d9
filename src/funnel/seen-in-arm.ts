import type { Condition } from "#lib/conditions.ts";
import { isJsonObject } from "#lib/json.ts";
import { merged, type Override, type Tailorable } from "#lib/tailored.ts";
import type { FlowItem } from "./flow.ts";
import type { Funnel } from "./read-funnel.ts";
import { tailorable } from "./read-steps.ts";
import { isAlways, isNever, settled } from "./settled.ts";

type Settle = (condition: Condition) => Condition;

/** What the visitors of an arm come by, in order, as far as the arm decides it: the same for two arms means that they show the same. */
export function seenInArm(funnel: Funnel, experiment: string, arm: string): unknown {
  return seenIn(funnel.flow, (condition) => settled(condition, experiment, arm), funnel);
}

function seenIn(items: FlowItem[], settle: Settle, funnel: Funnel): unknown[] {
  return items.flatMap((item) => {
    if (item.kind === "step") {
      const step = funnel.steps.get(item.step);
      return step ? [stepSeen(tailorable(step), settle)] : [];
    }
    const arms = item.arms
      .map(({ when, items: inside }) => ({ when: settle(when), inside }))
      .filter(({ when }) => !isNever(when));
    const [first] = arms;
    if (first && isAlways(first.when)) return seenIn(first.inside, settle, funnel);
    return [arms.map(({ when, inside }) => ({ when, inside: seenIn(inside, settle, funnel) }))];
  });
}

/** A step's fields without its address, which nobody looks at. */
function stepSeen(
  { $overrides = [], route: _, ...fields }: Tailorable & Record<string, unknown>,
  settle: Settle,
): unknown {
  const open: Override[] = [];
  let base: unknown = fields;
  for (const override of $overrides) {
    const { $when, ...own } = override;
    const when = settle($when);
    if (isNever(when)) continue;
    // an order of changes is only kept where it is not decided yet
    if (isAlways(when) && open.length === 0) base = merged(base, own);
    else open.push({ ...own, $when: when });
  }
  return partSeen({ ...(base as object), open }, settle);
}

function partSeen(part: unknown, settle: Settle): unknown {
  if (Array.isArray(part))
    return part.filter((entry) => !isGone(entry, settle)).map((entry) => partSeen(entry, settle));
  if (!isJsonObject(part)) return part;
  const { $when, ...rest } = part as Record<string, unknown>;
  const when = $when === undefined ? undefined : settle($when as Condition);
  const fields = Object.fromEntries(
    Object.entries(rest)
      .filter(([, entry]) => !isGone(entry, settle))
      .map(([key, entry]) => [key, partSeen(entry, settle)]),
  );
  if (when !== undefined && !isAlways(when)) return { ...fields, $when: when };
  return "$say" in fields ? fields.$say : fields;
}

function isGone(entry: unknown, settle: Settle): boolean {
  return (
    isJsonObject(entry) && "$when" in entry && isNever(settle(entry.$when as unknown as Condition))
  );
}
