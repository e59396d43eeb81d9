import type { Pt } from "../drawing/geometry.ts";

/**
 * Random numbers from 0 to 1 that are the same for the same seed, so a picture looks the same each
 * time it's drawn.
 */
export function chanceOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Spots all over a disc, in rings from its center, without overlaps. */
export function spotsInDisc(chance: () => number, radius: number, gap: number): Pt[] {
  const rings = Math.max(1, Math.floor(radius / gap));
  return Array.from({ length: rings + 1 }, (_, ring) => ring).flatMap((ring) => {
    const count = ring === 0 ? 1 : Math.floor((2 * Math.PI * ring * gap) / gap);
    const turn = chance() * Math.PI;
    return Array.from({ length: count }, (_, at): Pt => {
      const angle = turn + (at / count) * 2 * Math.PI;
      const reach = ring * gap + (chance() - 0.5) * gap * 0.5;
      return [Math.round(Math.cos(angle) * reach), Math.round(Math.sin(angle) * reach)];
    });
  });
}
