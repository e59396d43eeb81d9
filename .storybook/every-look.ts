import axe from "axe-core";
import { brands, type Look, wear } from "./look.ts";

/** What depends on colours. What depends on neither these nor shapes is the same in every look, and checked in the first. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];
/** What depends on type, corners and sizes, and is no part of what every story is checked for. */
const OF_SHAPES = ["target-size"];

/**
 * Looks at what is on the page in every brand, light and dark, and throws with all that cannot be read or touched there.
 * The colours of the first look are left to the check that every story gets: it comes after this one.
 */
export async function passesInEveryLook(first: Look): Promise<void> {
  const found: string[] = [];
  const measured = new Set<string>();
  for (const brand of brands) {
    for (const theme of ["light", "dark"] as const) {
      wear({ ...first, brand, theme });
      for (const animation of document.getAnimations()) end(animation);
      const colours =
        brand === first.brand && theme === first.theme
          ? []
          : await problems(OF_COLOURS, "no colour could be measured");
      // dark and light mostly have one shape: what stands where it stood is as large as it was
      const shape = shapeOfAll();
      const shapes = measured.has(shape) ? [] : await problems(OF_SHAPES);
      measured.add(shape);
      found.push(...[...colours, ...shapes].map((problem) => `${brand}, ${theme}: ${problem}`));
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

/** Where each element stands, and how large it is. */
function shapeOfAll(): string {
  return JSON.stringify(
    [...document.body.querySelectorAll("*")].map((element) => element.getBoundingClientRect()),
  );
}

/** Colours fade into each other where a theme changes. What goes on for ever has no end to be at. */
function end(animation: Animation): void {
  if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    animation.finish();
}
