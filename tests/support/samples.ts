/**
 * The number of samples that a property tries: all of them, or a tenth in `npm test`, which sets
 * `TESTS=core`.
 */
export const samples = (all: number): number =>
  process.env.TESTS === "core" ? Math.ceil(all / 10) : all;
