import axe from "axe-core";
import { brands, type Look, wear } from "./look.ts";

/** Rules that a single part of a page can't pass. */
const OF_PAGES = ["region"];
/**
 * The rules that depend on colors. Rules that depend neither on these nor on shapes have the same
 * result in every look, and are checked in the first.
 */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];
/** The rules that depend on type, corners, and sizes, and aren't part of every story's check. */
const OF_SHAPES = ["target-size"];

/** Throws with everything that isn't accessible, with or without the rules that depend on colors. */
export async function isAccessible({ colors }: { colors: boolean }): Promise<void> {
  const left = colors ? OF_PAGES : [...OF_PAGES, ...COLOR_RULES];
  const found = await findProblems({
    rules: Object.fromEntries(left.map((name) => [name, { enabled: false }])),
    // It would wait for videos that stories never load.
    preload: false,
  });
  if (found.length > 0) throw new Error(found.join("\n\n"));
}

/**
 * Checks the page in every brand, light and dark, and throws with everything that isn't readable or
 * large enough to touch. Leaves the colors of the first look to `isAccessible`.
 */
export async function passesInEveryLook(first: Look): Promise<void> {
  const found: string[] = [];
  const measured = new Set<string>();
  for (const brand of brands) {
    for (const theme of ["light", "dark"] as const) {
      wear({ ...first, brand, theme });
      for (const animation of document.getAnimations()) end(animation);
      const colors =
        brand === first.brand && theme === first.theme
          ? []
          : await findProblems({ runOnly: COLOR_RULES }, "no color could be measured");
      // Dark and light usually have the same shape: if nothing moved, all sizes are the same.
      const shape = shapeOfAll();
      const shapes = measured.has(shape) ? [] : await findProblems({ runOnly: OF_SHAPES });
      measured.add(shape);
      found.push(...[...colors, ...shapes].map((problem) => `${brand}, ${theme}: ${problem}`));
    }
  }
  wear(first);
  if (found.length > 0) throw new Error(found.join("\n\n"));
}

async function findProblems(options: axe.RunOptions, ifNothing?: string): Promise<string[]> {
  const { violations, passes } = await axe.run(
    { include: document.body, exclude: [".sb-wrapper"] },
    { ...options, resultTypes: ["violations"] },
  );
  if (ifNothing && violations.length + passes.length === 0) return [ifNothing];
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${help}\n  ${target.join(" ")}\n  ${failureSummary}`,
    ),
  );
}

/** The position and size of each element. */
function shapeOfAll(): string {
  return JSON.stringify(
    [...document.body.querySelectorAll("*")].map((element) => element.getBoundingClientRect()),
  );
}

/** Colors fade when a theme changes. Infinite animations have no end to skip to. */
function end(animation: Animation): void {
  if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    animation.finish();
}
