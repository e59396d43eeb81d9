/** Of a reason, in characters, as the server checks it. */
export const SHORTEST_REASON = 3;
export const LONGEST_REASON = 200;
