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
      endTransitions();
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

/** Throws with everything that isn't readable in the dark. */
export async function isReadableInTheDark(first: Look): Promise<void> {
  wear({ ...first, theme: "dark" });
  endTransitions();
  const found = await findProblems({ runOnly: COLOR_RULES });
  wear(first);
  if (found.length > 0) throw new Error(`In the dark: ${found.join("\n\n")}`);
}

const LAYOUTS = [
  { name: "on the smallest phone", width: 320, textSize: "", direction: "ltr" },
  { name: "with text of 200 %", width: 390, textSize: "200%", direction: "ltr" },
  { name: "from right to left", width: 390, textSize: "", direction: "rtl" },
];

/** Throws if the page doesn't fit into its window on a small phone, with large text, or in Arabic. */
export async function fitsInEveryLayout(): Promise<void> {
  const { documentElement: root } = document;
  const frame = window.frameElement as HTMLElement;
  const before = { width: frame.style.width, fontSize: root.style.fontSize, dir: root.dir };
  const found: string[] = [];
  for (const { name, width, textSize, direction } of LAYOUTS) {
    frame.style.width = `${width}px`;
    root.style.fontSize = textSize;
    root.dir = direction;
    // Charts are drawn again in another width.
    await nextFrame();
    await nextFrame();
    const excess = root.scrollWidth - root.clientWidth;
    if (excess > 0)
      found.push(`The page is ${excess} px wider than its window ${name}: ${listWidest()}`);
  }
  frame.style.width = before.width;
  root.style.fontSize = before.fontSize;
  root.dir = before.dir;
  if (found.length > 0) throw new Error(found.join("\n"));
}

/** The elements that reach farthest to the right. */
function listWidest(): string {
  const reach = (element: Element) => element.getBoundingClientRect().right;
  return [...document.body.querySelectorAll("*")]
    .sort((one, other) => reach(other) - reach(one))
    .slice(0, 3)
    .map(({ tagName, classList }) => [tagName.toLowerCase(), ...classList].join("."))
    .join(", ");
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

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

/** Colors fade when a theme changes. */
function endTransitions(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}
