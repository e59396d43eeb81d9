import axe from "axe-core";
import { brands, type Look, wear } from "./look.ts";

/** What depends on colours and type; all else is the same in every look, and checked in the first. */
const RULES = ["color-contrast", "link-in-text-block", "target-size"];

/** Looks at what is on the page in every brand, light and dark, and throws with all that cannot be read or touched there. */
export async function passesInEveryLook(first: Look): Promise<void> {
  const found: string[] = [];
  for (const brand of brands) {
    for (const theme of ["light", "dark"] as const) {
      wear({ ...first, brand, theme });
      for (const animation of document.getAnimations()) end(animation);
      const { violations, passes } = await axe.run({ include: document.body, exclude: [".sb-wrapper"] }, { runOnly: RULES });
      for (const { help, nodes } of violations) {
        found.push(...nodes.map(({ target, failureSummary }) => `${brand}, ${theme}: ${help}\n  ${target.join(" ")}\n  ${failureSummary}`));
      }
      if (violations.length + passes.length === 0) found.push(`${brand}, ${theme}: nothing could be measured`);
    }
  }
  wear(first);
  if (found.length > 0) throw new Error(found.join("\n\n"));
}

/** Colours fade into each other where a theme changes. What goes on for ever has no end to be at. */
function end(animation: Animation): void {
  if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}
