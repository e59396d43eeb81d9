/** One path through a plan, or the rest of one. */
export interface Path {
  steps: number;
  /** Steps that the progress indicator counts. */
  questions: number;
  /** The minimum waiting time of a visitor, in milliseconds. */
  waitMs: number;
  turns: Turns | undefined;
}

/** The arms taken along the path, as a linked list that paths share. */
export interface Turns {
  fork: string;
  /** The index of the arm in the fork. */
  arm: number;
  after: Turns | undefined;
}

/** All paths from a place onward: their number and extremes. */
export interface PathStats {
  count: bigint;
  /** If false, some of these paths may be impossible for any visitor. */
  isExact: boolean;
  shortest: Path;
  longest: Path;
  fewestQuestions: Path;
  mostQuestions: Path;
  quickest: Path;
}

const NOTHING: Path = { steps: 0, questions: 0, waitMs: 0, turns: undefined };

/** The only path after the end of the funnel. */
export const EMPTY: PathStats = {
  count: 1n,
  isExact: true,
  shortest: NOTHING,
  longest: NOTHING,
  fewestQuestions: NOTHING,
  mostQuestions: NOTHING,
  quickest: NOTHING,
};

/** Applies a function to each path, such as one that prepends a step. */
export function mapPaths(stats: PathStats, before: (path: Path) => Path): PathStats {
  const { count, isExact, shortest, longest, fewestQuestions, mostQuestions, quickest } = stats;
  return {
    count,
    isExact,
    shortest: before(shortest),
    longest: before(longest),
    fewestQuestions: before(fewestQuestions),
    mostQuestions: before(mostQuestions),
    quickest: before(quickest),
  };
}

/** Combines the paths of two arms. */
export function merge(one: PathStats, other: PathStats): PathStats {
  const least = (measure: (path: Path) => number, a: Path, b: Path) =>
    measure(b) < measure(a) ? b : a;
  const most = (measure: (path: Path) => number, a: Path, b: Path) =>
    measure(b) > measure(a) ? b : a;
  const steps = (path: Path) => path.steps;
  const questions = (path: Path) => path.questions;
  return {
    count: one.count + other.count,
    isExact: one.isExact && other.isExact,
    shortest: least(steps, one.shortest, other.shortest),
    longest: most(steps, one.longest, other.longest),
    fewestQuestions: least(questions, one.fewestQuestions, other.fewestQuestions),
    mostQuestions: most(questions, one.mostQuestions, other.mostQuestions),
    quickest: least((path) => path.waitMs, one.quickest, other.quickest),
  };
}

/** The turns of a path, in the order they're taken. */
export function listTurns({ turns }: Path): { fork: string; arm: number }[] {
  const taken: { fork: string; arm: number }[] = [];
  for (let turn = turns; turn; turn = turn.after) taken.push({ fork: turn.fork, arm: turn.arm });
  return taken;
}

/** A path with more steps added. */
export function extend(path: Path, { steps, questions, waitMs }: Path): Path {
  return {
    steps: path.steps + steps,
    questions: path.questions + questions,
    waitMs: path.waitMs + waitMs,
    turns: path.turns,
  };
}
