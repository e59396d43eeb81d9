import type { Plan } from "#compiler/plan.ts";
import type { FunnelRow, Transition } from "../funnel-rows.ts";

/** Across the map in percent of its width, down the map in pixels. */
interface Point {
  x: number;
  y: number;
}

export interface MapNode {
  row: FunnelRow;
  /** The center. */
  at: Point;
  /** In percent of the map's width. */
  width: number;
}

export interface MapEdge {
  from: string;
  transition: Transition;
  /** An SVG path. */
  path: string;
  /** Where its share is written. */
  label: Point;
  /** The share of the busiest edge, from 0 to 1. */
  weight: number;
  /** Back, or past a step. */
  isAside: boolean;
}

export interface MapLayout {
  /** In pixels. */
  height: number;
  nodes: MapNode[];
  edges: MapEdge[];
}

/** The height of a node of two lines, and of a level with the edges below it. */
export const NODE = 60;
const LEVEL = 108;
/** The columns between the lanes for edges that go back or skip steps, in percent. */
const LEFT = 14;
const RIGHT = 86;
const GAP = 2;
/** Between two shares written below each other, in pixels. */
const LINE = 16;
/** Where those edges turn: so far that the middle of the curve is in the lane. */
const LANE = { back: -9, skip: 109 };

/**
 * The places of the funnel from top to bottom, arms in the same place side by side, and every transition
 * between them.
 */
export function mapLayout(rows: FunnelRow[], plan: Plan): MapLayout {
  const levels = computeLevels(
    rows.filter(({ isInPlan }) => isInPlan),
    plan,
  );
  const nodes = new Map<string, Placed>();
  for (const [level, places] of levels.entries()) {
    const width = (RIGHT - LEFT) / places.length;
    for (const [index, row] of places.entries()) {
      const at = { x: LEFT + width * (index + 0.5), y: level * LEVEL + NODE / 2 };
      nodes.set(row.place, { row, at, width: width - GAP, level, index });
    }
  }
  const transitions = [...nodes.values()].flatMap((from) =>
    from.row.transitions.flatMap((transition) => {
      const to = nodes.get(transition.to);
      return to ? [{ from, transition, to }] : [];
    }),
  );
  const most = Math.max(1, ...transitions.map(({ transition }) => transition.count));
  return {
    height: levels.length === 0 ? 0 : (levels.length - 1) * LEVEL + NODE,
    nodes: [...nodes.values()].map(({ row, at, width }) => ({ row, at, width })),
    edges: transitions.map(({ from, transition, to }) => ({
      from: from.row.place,
      transition,
      weight: transition.count / most,
      ...drawnBetween(from, to),
    })),
  };
}

/** A node with its level, and its index in it. */
interface Placed extends MapNode {
  level: number;
  index: number;
}

/** Straight down to the next level, otherwise through a lane at the side. */
function drawnBetween(
  { at: from, level, index }: Placed,
  { at: to, level: toLevel }: Placed,
): Pick<MapEdge, "path" | "label" | "isAside"> {
  const isAside = toLevel !== level + 1;
  if (isAside) {
    const lane = toLevel > level ? LANE.skip : LANE.back;
    return {
      isAside,
      path: curve(from, { x: lane, y: from.y }, { x: lane, y: to.y }, to),
      // The middle of the curve. Transitions back from arms side by side meet there.
      label: { x: (from.x + 6 * lane + to.x) / 8, y: (from.y + to.y) / 2 + index * LINE },
    };
  }
  const [start, end] = [from.y + NODE / 2, to.y - NODE / 2];
  const middle = (start + end) / 2;
  return {
    isAside,
    path: curve(
      { x: from.x, y: start },
      { x: from.x, y: middle },
      { x: to.x, y: middle },
      { x: to.x, y: end },
    ),
    label: { x: (from.x + to.x) / 2, y: middle },
  };
}

const curve = (from: Point, first: Point, second: Point, to: Point): string =>
  `M${pair(from)} C${[first, second, to].map(pair).join(" ")}`;

const pair = ({ x, y }: Point): string => `${x},${y}`;

/** Each place on the level after the last one that leads to it. Levels without visitors are left out. */
function computeLevels(rows: FunnelRow[], plan: Plan): FunnelRow[][] {
  const level = new Map<string, number>();
  // In reading order, so everything that leads to a place comes before it.
  for (const place of Object.keys(plan.steps)) {
    const own = level.get(place) ?? 0;
    for (const next of placesAfter(place, plan))
      level.set(next, Math.max(level.get(next) ?? 0, own + 1));
  }
  const byLevel = new Map<number, FunnelRow[]>();
  for (const row of rows) {
    const own = level.get(row.place) ?? 0;
    byLevel.set(own, [...(byLevel.get(own) ?? []), row]);
  }
  return [...byLevel].sort(([one], [other]) => one - other).map(([, places]) => places);
}

/** The places that a plan leads to from a place, whatever visitors answer. */
function placesAfter(place: string, { next, forks }: Plan): string[] {
  const through = (to: string | undefined): string[] => {
    if (to === undefined) return [];
    return forks[to]?.flatMap((arm) => through(arm.to)) ?? [to];
  };
  return through(next[place]);
}
