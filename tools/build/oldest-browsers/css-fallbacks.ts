import type { AtRule, Declaration, Plugin } from "postcss";

/** The width of the window minus that of most containers: the page's padding on both sides. */
const PADDING_IN_REM = 2;
/** A range below a width ends just before it. */
const STEP_IN_REM = 0.01;

const WITHOUT_CONTAINERS = "not (container-type: inline-size)";

/**
 * Writes fallbacks for browsers without container queries, `cqi`, `dvh`, or `overflow: clip`: the
 * window's width instead of the container's, `vw`, `vh`, and `hidden`. A container query that is
 * followed by a `@supports not (container-type: inline-size)` rule has its own fallback.
 */
export const cssFallbacks: Plugin = {
  postcssPlugin: "css-fallbacks",
  Once(root) {
    root.walkAtRules("container", addWindowQuery);
    root.walkDecls((declaration) => {
      const { prop, value } = declaration;
      if (prop === "overflow" && value === "clip")
        addUnless("(overflow: clip)", declaration, "hidden");
      if (/\d[dsl]v[hw]\b/.test(value))
        addUnless("(height: 1dvh)", declaration, value.replaceAll(/(\d)[dsl](v[hw])\b/g, "$1$2"));
      if (/\dcqi\b/.test(value) && !isInContainerQuery(declaration))
        addUnless("(width: 1cqi)", declaration, inWindowWidths(value));
    });
  },
};

function addWindowQuery(query: AtRule): void {
  const next = query.next();
  if (next?.type === "atrule" && next.params === WITHOUT_CONTAINERS) return;
  const byWindow = query.clone({ name: "media", params: windowQuery(query) });
  byWindow.walkDecls((declaration) => {
    declaration.value = inWindowWidths(declaration.value);
  });
  query.after(query.clone({ name: "supports", params: WITHOUT_CONTAINERS, nodes: [byWindow] }));
}

function windowQuery(query: AtRule): string {
  const rem = String.raw`([\d.]+)rem`;
  const read = (pattern: string) =>
    new RegExp(`^\\(${pattern}\\)$`).exec(query.params)?.slice(1).map(Number) ?? [];
  const [between, below] = read(`${rem} <= width < ${rem}`);
  const [least = between] = read(`(?:width >= |min-width: )${rem}`);
  const [end = below] = read(`width < ${rem}`);
  const [most = end && end - STEP_IN_REM] = read(`max-width: ${rem}`);
  const limits = [
    ...(least ? [`(min-width: ${least + PADDING_IN_REM}rem)`] : []),
    ...(most ? [`(max-width: ${most + PADDING_IN_REM}rem)`] : []),
  ];
  if (limits.length === 0)
    throw query.error(
      `No width in rem in ${query.params}. Write the fallback right after it: @supports ${WITHOUT_CONTAINERS} { … }`,
    );
  return limits.join(" and ");
}

/**
 * Adds a rule instead of an earlier declaration in the same rule: with a variable in its value, the
 * later declaration would win and then be invalid.
 */
function addUnless(supported: string, declaration: Declaration, value: string): void {
  const rule = declaration.parent;
  if (rule?.type !== "rule") return;
  const fallback = rule.clone({ nodes: [declaration.clone({ value })] });
  rule.after({ name: "supports", params: `not ${supported}`, nodes: [fallback] });
}

const inWindowWidths = (value: string) => value.replaceAll(/(\d)cqi\b/g, "$1vw");

function isInContainerQuery({ parent }: Declaration): boolean {
  const above = parent?.parent;
  return above?.type === "atrule" && (above as AtRule).name === "container";
}
