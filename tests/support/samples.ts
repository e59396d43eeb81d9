/** `core` in `npm test`, `whole` in `npm run campaign -- long-samples`. */
const size = process.env.TESTS;

/** The number of samples that a property tries. `npm test` tries a twentieth. */
export const samples = (all: number, whole = all): number => {
  if (size === "whole") return whole;
  return size === "core" ? Math.ceil(all / 20) : all;
};
