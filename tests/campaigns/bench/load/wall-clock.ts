/** Milliseconds since 1970 with fractions, the same in all processes of this machine. */
export const wallClock = (): number => performance.timeOrigin + performance.now();
