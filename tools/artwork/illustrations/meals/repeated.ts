/** The position of one of many copies: x, y, rotation in degrees, size. */
export type Spot = readonly [x: number, y: number, turn?: number, size?: number];

/** Draws the same parts at many spots, written once: a pan full of copies stays small. */
export function repeated(id: string, parts: readonly string[], spots: readonly Spot[]): string {
  const uses = spots.map(([x, y, turn = 0, size = 1]) => {
    const steps = [
      `translate(${x} ${y})`,
      turn === 0 ? "" : `rotate(${turn})`,
      size === 1 ? "" : `scale(${size})`,
    ];
    return `<use href="#${id}" transform="${steps.filter((step) => step !== "").join(" ")}"/>`;
  });
  return [`<defs><g id="${id}">`, ...parts, "</g></defs>", ...uses].join("\n");
}
