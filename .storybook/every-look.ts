import axe from "axe-core";
import { brands, type Look, wear } from "./look.ts";

/**
 * The rules that depend on colors. Rules that depend neither on these nor on shapes have the same
 * result in every look, and are checked in the first.
 */
export const COLOR_RULES = ["color-contrast", "link-in-text-block"];
/** The rules that depend on type, corners, and sizes, and aren't part of every story's check. */
const OF_SHAPES = ["target-size"];

/**
 * Checks the page in every brand, light and dark, and throws with everything that isn't readable or
 * large enough to touch. Leaves the colors of the first look to the check that every story gets,
 * which runs after this one.
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
          : await problems(COLOR_RULES, "no color could be measured");
      // Dark and light usually have the same shape: if nothing moved, all sizes are the same.
      const shape = shapeOfAll();
      const shapes = measured.has(shape) ? [] : await problems(OF_SHAPES);
      measured.add(shape);
      found.push(...[...colors, ...shapes].map((problem) => `${brand}, ${theme}: ${problem}`));
    }
  }
  wear(first);
  if (found.length > 0) throw new Error(found.join("\n\n"));
}

async function problems(rules: string[], ifNothing?: string): Promise<string[]> {
  const { violations, passes } = await axe.run(
    { include: document.body, exclude: [".sb-wrapper"] },
    { runOnly: rules, resultTypes: ["violations"] },
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
