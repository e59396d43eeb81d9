import type { AnyStep } from "#steps/step.ts";
import type { Branch, FlowItem } from "./flow.ts";
import type { Plan } from "./plan.ts";
import type { Funnel } from "./read-funnel.ts";
import { tailorable } from "./read-steps.ts";

type Places = Pick<Plan, "steps" | "next" | "forks">;

interface Drawing extends Places {
  funnel: Funnel;
  /** How often each step has been placed. */
  uses: Map<string, number>;
}

/** What was drawn last: the ways that wait to be told where they lead, and how many questions came before. */
interface Ends {
  open: ((to: string) => void)[];
  asked: number;
}

/** Gives every item of the flow its place, number and successor. */
export function placesOf(funnel: Funnel): Places {
  const drawing: Drawing = { funnel, steps: {}, next: {}, forks: {}, uses: new Map() };
  placeList(funnel.flow, { open: [], asked: 0 }, drawing);
  const { steps, next, forks } = drawing;
  return { steps, next, forks };
}

function placeList(items: FlowItem[], ends: Ends, drawing: Drawing): Ends {
  return items.reduce(
    (before, item) =>
      item.kind === "step"
        ? placeStep(item.step, before, drawing)
        : placeFork(item, before, drawing),
    ends,
  );
}

function placeStep(
  id: string,
  { open, asked }: Ends,
  { funnel, steps, next, uses }: Drawing,
): Ends {
  const authored = funnel.steps.get(id);
  if (!authored)
    throw new Error(`The flow names "${id}", which is no step; checks find that before.`);
  const use = (uses.get(id) ?? 0) + 1;
  uses.set(id, use);
  const place = use === 1 ? id : `${id}~${use}`;
  const number = authored.type.counted ? asked + 1 : undefined;
  const own = { id, route: authored.route, ...(number === undefined ? {} : { number }) };
  // the fields of a type are known to its own folder only
  steps[place] = {
    continue: funnel.file.words.continue,
    ...tailorable(authored),
    ...own,
  } as AnyStep;
  for (const lead of open) lead(place);
  const lead = (to: string) => {
    next[place] = to;
  };
  return { open: [lead], asked: number ?? asked };
}

function placeFork({ arms }: Branch, { open, asked }: Ends, drawing: Drawing): Ends {
  const place = `fork:${Object.keys(drawing.forks).length + 1}`;
  const ways = arms.map((arm) => ({ when: arm.when, to: "" }));
  drawing.forks[place] = ways;
  for (const lead of open) lead(place);
  const ends = arms.map((arm, index) => {
    const lead = (to: string) => {
      const way = ways[index];
      if (way) way.to = to;
    };
    return placeList(arm.items, { open: [lead], asked }, drawing);
  });
  return {
    open: ends.flatMap((end) => end.open),
    asked: Math.max(asked, ...ends.map((end) => end.asked)),
  };
}
