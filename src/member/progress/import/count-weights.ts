/** `1 weight`, `1,204 weights` */
export const countWeights = (count: number): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "weight" : "weights"}`;
