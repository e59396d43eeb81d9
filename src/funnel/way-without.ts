import type { Condition } from "#lib/conditions.ts";
import { conditionInWords } from "./condition-in-words.ts";
import { type Arm, allItems, type Branch, type FlowItem, type StepItem } from "./flow.ts";
import { canHold, type Informed } from "./given/can-hold.ts";
import type { Funnel } from "./read-funnel.ts";

/** Beyond this many ways one is taken to be there. */
const MOST_WAYS = 1_000;

interface Search {
  target: StepItem;
  asks(step: string): boolean;
}

interface Way {
  conditions: Condition[];
  turns: string[];
}

/** A way to a step on which an answer is not asked, by the forks that matter: `start > (in arm B of summary) > results`; undefined where every way asks. */
export function wayWithout(
  answer: string,
  to: { item: StepItem; seen: readonly Condition[] },
  funnel: Funnel,
  known: Informed,
): string | undefined {
  const asks = (id: string) => {
    const step = funnel.steps.get(id);
    return step?.type.asks?.(step.fields)?.name === answer;
  };
  // on such a way it is not answered, whatever it could be elsewhere
  const unasked: Informed = {
    ...known,
    answers: new Map([...known.answers].filter(([name]) => name !== answer)),
  };
  let tried = 0;
  for (const { conditions, turns } of waysTo(funnel.flow, { target: to.item, asks })) {
    tried++;
    if (tried < MOST_WAYS && !canHold([...conditions, ...to.seen], unasked)) continue;
    const [first] = allItems(funnel.flow);
    return [first?.kind === "step" ? first.step : "start", ...turns, to.item.step].join(" > ");
  }
  return undefined;
}

/** Ways from the beginning of a list to the target within it. */
function* waysTo(items: FlowItem[], search: Search): Generator<Way> {
  const index = items.findIndex((item) => allItems([item]).includes(search.target));
  const item = items[index];
  for (const before of waysThrough(items.slice(0, index), search)) {
    if (item?.kind !== "branch") yield before;
    else
      for (const arm of item.arms.filter((one) => allItems(one.items).includes(search.target)))
        yield* after(before, arm, waysTo(arm.items, search), item);
  }
}

/** Ways through a whole list on which nothing asks. */
function* waysThrough(items: FlowItem[], search: Search): Generator<Way> {
  // what comes later in the list may end every way: not to be found out anew for each
  if (!canPass(items, search)) return;
  const [item, ...rest] = items;
  if (!item) yield { conditions: [], turns: [] };
  else if (item.kind === "step") yield* search.asks(item.step) ? [] : waysThrough(rest, search);
  else if (!allItems([item]).some((inner) => inner.kind === "step" && search.asks(inner.step)))
    yield* waysThrough(rest, search);
  else
    for (const arm of item.arms)
      for (const inside of waysThrough(arm.items, search))
        for (const way of after({ conditions: [], turns: [] }, arm, [inside], item))
          yield* joined(way, waysThrough(rest, search));
}

function canPass(items: FlowItem[], search: Search): boolean {
  return items.every((item) =>
    item.kind === "step"
      ? !search.asks(item.step)
      : item.arms.some((arm) => canPass(arm.items, search)),
  );
}

function* after(before: Way, arm: Arm, inside: Iterable<Way>, branch: Branch): Generator<Way> {
  const turn: Way = { conditions: [arm.when], turns: turnInWords(arm, branch) };
  for (const start of joined(before, [turn])) yield* joined(start, inside);
}

function* joined(one: Way, others: Iterable<Way>): Generator<Way> {
  for (const other of others)
    yield {
      conditions: [...one.conditions, ...other.conditions],
      turns: [...one.turns, ...other.turns],
    };
}

function turnInWords({ name, when }: Arm, { only }: Branch): string[] {
  if (only === undefined) return [`(${conditionInWords(when)})`];
  return name === "else" ? [`(without ${only})`] : [];
}
