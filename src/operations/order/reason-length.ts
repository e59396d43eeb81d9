/** Limits of a reason, in characters. The server has the same ones. */
export const SHORTEST_REASON = 3;
export const LONGEST_REASON = 200;
