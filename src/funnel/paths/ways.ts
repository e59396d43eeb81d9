import type { Domain } from "#steps/step-type.ts";
import type { Plan } from "../plan.ts";
import type { Known } from "../satisfiable.ts";
import {
  type Assumptions,
  asFarAsAsked,
  assuming,
  stillMattering,
  subjectsOf,
  takenWhen,
} from "./assumptions.ts";
import { type Course, courseOf } from "./course.ts";
import { projected } from "./projected.ts";
import type { Question } from "./question.ts";
import { type Wait, withWaitForks } from "./wait-forks.ts";
import { along, END, each, either, type Ways } from "./way.ts";

/** Beyond this many different standings at forks, ways are counted as if no answer excluded another. */
const MOST_STANDINGS = 3_000;

/** More cases than this are not tried at one fork. */
const MOST_CASES = 5_000;

/** What is known of whoever stands at a place. */
interface Standing {
  /** What was asked, with the values that it can have. */
  asked: ReadonlyMap<string, Domain>;
  assumptions: Assumptions;
}

interface Count extends Course {
  /** Whether what was assumed at one fork counts at the next. */
  remembers: boolean;
  /** By fork and by what matters of the standing there. */
  found: Map<string, Ways>;
  /** The arms of each fork that some visitor takes. */
  taken: Map<string, Set<number>>;
}

export interface WaysThrough extends Ways {
  /** What decides at each fork that a way turns at. */
  forks: Plan["forks"];
  /** Where not, whoever takes the quickest way may wait longer. */
  isWaitExact: boolean;
}

/** All ways that lead some visitor through a plan, counted and measured. Ways differ by what is taken at a fork. */
export function waysThrough(plan: Plan): WaysThrough {
  const waited = withWaitForks(plan);
  const leastWaitAt = (place: string) => waited.waits.at.get(place)?.leastMs ?? 0;
  const { ways } = countedIn(courseOf(plan, leastWaitAt));
  // what only makes some wait longer opens no way of its own, so that it is not counted
  const timed =
    waited.waits.forkAt.size > 0 ? countedIn(courseOf(waited.plan, leastWaitAt)).ways : ways;
  // the first screen is there at once
  const quickest = {
    ...timed.quickest,
    waitMs: timed.quickest.waitMs - (plan.timings["page-transition"] ?? 0),
  };
  return {
    ...ways,
    quickest,
    isWaitExact: timed.isExact && waited.waits.isSure,
    forks: waited.plan.forks,
  };
}

/** How long each place keeps its visitors, by the walk that finds the quickest way: a wait that nobody has is none. */
export function waitsAt(plan: Plan): Map<string, Wait> {
  const { plan: forked, waits } = withWaitForks(plan);
  if (waits.forkAt.size === 0) return waits.at;
  const { taken } = countedIn(courseOf(forked, (place) => waits.at.get(place)?.leastMs ?? 0));
  for (const [place, fork] of waits.forkAt) {
    const lengths = [...(taken.get(fork) ?? [])].flatMap(
      (arm) => waits.at.get(forked.forks[fork]?.[arm]?.to ?? "")?.leastMs ?? [],
    );
    // of a place that nobody comes by all that it could be is said
    if (lengths.length > 0)
      waits.at.set(place, { leastMs: Math.min(...lengths), mostMs: Math.max(...lengths) });
  }
  return waits.at;
}

function countedIn(course: Course): { ways: Ways; taken: Count["taken"] } {
  const start: Standing = { asked: new Map(), assumptions: [] };
  const taken: Count["taken"] = new Map();
  const from = (remembers: boolean) =>
    waysFrom(course.plan.entry, start, { ...course, remembers, found: new Map(), taken });
  return { ways: from(true) ?? { ...(from(false) ?? END), isExact: false }, taken };
}

/** Undefined where the standings are too many. */
function waysFrom(from: string, standing: Standing, count: Count): Ways | undefined {
  const { plan } = count;
  let before = standing;
  let isSure = true;
  let at: string | undefined = from;
  const passed: string[] = [];
  for (; at !== undefined && !plan.forks[at]; at = plan.next[at]) {
    passed.push(at);
    const question = count.questions.get(at);
    if (!question) continue;
    const after = answered(question, before, count);
    isSure &&= question.isSure && after.isDecided;
    before = after.standing;
  }
  const rest = at === undefined ? END : waysAt(at, before, count);
  const added = passed.flatMap((place) => count.passedAt.get(place) ?? []);
  return (
    rest && each({ ...rest, isExact: rest.isExact && isSure }, (way) => added.reduce(along, way))
  );
}

/** What is known of those who have answered a question. */
function answered(
  question: Question,
  { asked, assumptions }: Standing,
  count: Count,
): { standing: Standing; isDecided: boolean } {
  const answers = new Map(asked).set(question.name, question.domain);
  if (!count.remembers) return { standing: { asked: answers, assumptions }, isDecided: true };
  let standing: Standing = { asked: answers, assumptions };
  let isDecided = true;
  for (const given of question.given) {
    // whoever has this answer was asked before for what its options depend on
    const when = asFarAsAsked(given, (answer) => answer === question.name || asked.has(answer));
    const next = assuming(standing.assumptions, when, knownOf(answers, count));
    isDecided &&= next.isDecided && next.assumptions !== undefined;
    standing = { asked: answers, assumptions: next.assumptions ?? standing.assumptions };
  }
  return { standing, isDecided };
}

function waysAt(fork: string, { asked, assumptions }: Standing, count: Count): Ways | undefined {
  const reads = count.readFrom(fork);
  const mattering = count.remembers
    ? projected(stillMattering(assumptions, reads), reads, knownOf(asked, count))
    : [];
  const relevant = new Set([...reads, ...mattering.flatMap(subjectsOf)]);
  const known = new Map([...asked].filter(([name]) => relevant.has(name)));
  const key = count.remembers
    ? JSON.stringify([
        fork,
        mattering.map((condition) => JSON.stringify(condition)).toSorted(),
        [...known].toSorted(byName),
      ])
    : fork;
  const before = count.found.get(key);
  if (before) return before;
  if (count.found.size >= MOST_STANDINGS) return undefined;

  let ways: Ways | undefined;
  const arms = count.plan.forks[fork] ?? [];
  const isAsked = (answer: string) => known.has(answer);
  for (const [index, { to }] of arms.entries()) {
    // arms that are empty lead the same way
    if (arms.findIndex((other) => other.to === to) < index) continue;
    const whens = arms.flatMap((other, at) =>
      other.to === to ? [takenWhen(arms, at, isAsked)] : [],
    );
    const [only] = whens;
    const when = whens.length === 1 && only ? only : { any: whens };
    const next =
      count.remembers || "experiment" in when
        ? assuming(mattering, when, knownOf(known, count))
        : { assumptions: [], isDecided: false };
    if (!next.assumptions) continue;
    count.taken.set(fork, (count.taken.get(fork) ?? new Set()).add(index));
    const arm = waysFrom(to, { asked: known, assumptions: next.assumptions }, count);
    if (!arm) return undefined;
    const turned = each({ ...arm, isExact: arm.isExact && next.isDecided }, (way) => ({
      ...way,
      turns: { fork, arm: index, after: way.turns },
    }));
    ways = ways ? either(ways, turned) : turned;
  }
  if (!ways)
    throw new Error(`Nobody gets on from the fork "${fork}"; the last arm takes whoever is left.`);
  count.found.set(key, ways);
  return ways;
}

function knownOf(asked: ReadonlyMap<string, Domain>, { arms }: Count): Known {
  return { answers: new Map(asked), sure: new Set(asked.keys()), arms, mostCases: MOST_CASES };
}

function byName([a]: [string, Domain], [b]: [string, Domain]): number {
  return a < b ? -1 : 1;
}
