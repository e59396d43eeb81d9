import type { Condition } from "#lib/conditions.ts";
import { isJsonObject } from "#lib/json.ts";
import {
  type Conditional,
  hasCondition,
  mergeChange,
  type Override,
} from "#lib/texts/personalize.ts";
import type { FlowItem } from "../read/flow.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { conditional } from "../read/read-steps.ts";
import { isAlways, isNever, simplifyInArm } from "./simplify-condition.ts";

type Simplify = (condition: Condition) => Condition;

/**
 * The screens that visitors in an arm see, in order, as far as the arm decides it. Two arms with
 * the same fingerprint show the same.
 */
export function armFingerprint(funnel: Funnel, experiment: string, arm: string): unknown {
  return fingerprintFlow(
    funnel.flow,
    (condition) => simplifyInArm(condition, experiment, arm),
    funnel,
  );
}

function fingerprintFlow(items: FlowItem[], simplify: Simplify, funnel: Funnel): unknown[] {
  return items.flatMap((item) => {
    if (item.kind === "step") {
      const step = funnel.steps.get(item.step);
      return step ? [fingerprintStep(conditional(step), simplify)] : [];
    }
    const arms = item.arms
      .map(({ when, items: inside }) => ({ when: simplify(when), inside }))
      .filter(({ when }) => !isNever(when));
    const [first] = arms;
    if (first && isAlways(first.when)) return fingerprintFlow(first.inside, simplify, funnel);
    return [
      arms.map(({ when, inside }) => ({ when, inside: fingerprintFlow(inside, simplify, funnel) })),
    ];
  });
}

/** A step's fields without its route, which visitors don't look at. */
function fingerprintStep(
  { $overrides = [], route: _, ...fields }: Conditional & Record<string, unknown>,
  simplify: Simplify,
): unknown {
  const undecided: Override[] = [];
  let base: unknown = fields;
  for (const { $when, ...own } of $overrides) {
    const when = simplify($when);
    if (isNever(when)) continue;
    // From the first undecided override on, the order of overrides matters.
    if (isAlways(when) && undecided.length === 0) base = mergeChange(base, own);
    else undecided.push({ ...own, $when: when });
  }
  return [fingerprintPart(base, simplify), fingerprintPart(undecided, simplify)];
}

function fingerprintPart(part: unknown, simplify: Simplify): unknown {
  const isShown = (entry: unknown) => !hasCondition(entry) || !isNever(simplify(entry.$when));
  if (Array.isArray(part))
    return part.filter(isShown).map((entry) => fingerprintPart(entry, simplify));
  if (!isJsonObject(part)) return part;
  const when = hasCondition(part) ? simplify(part.$when) : undefined;
  const fields = Object.fromEntries(
    Object.entries(part)
      .filter(([key, entry]) => key !== "$when" && isShown(entry))
      .map(([key, entry]) => [key, fingerprintPart(entry, simplify)]),
  );
  if (when && !isAlways(when)) return { ...fields, $when: when };
  return "$text" in fields ? fields.$text : fields;
}
