/** The amount of activity in a world, and its length. */
export interface Pace {
  days: number;
  visitorsADay: number;
  sweepHours: number;
}

/** A busy shop has more going on at once. A quiet one lives through what takes weeks. */
const PACES: readonly [Pace, ...Pace[]] = [
  { days: 4, visitorsADay: 16, sweepHours: 1 },
  { days: 12, visitorsADay: 4, sweepHours: 3 },
  { days: 84, visitorsADay: 0.5, sweepHours: 12 },
];

/** Seeds take turns, so that a few of them have worlds of each kind. */
export const choosePace = (seed: number): Pace => PACES[seed % PACES.length] ?? PACES[0];
