import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Rule,
} from "postcss";

/**
 * Values that are newer than the oldest browsers, and what a `@supports` around them has to test.
 */
const VALUES: [pattern: RegExp, name: string, asked: string][] = [
  [/\b(color-mix|light-dark|oklch|oklab|lch|lab|color)\(/, "$1()", "color"],
  [/\d([dsl]v[hw])\b/, "$1", "1dvh"],
  [/\d(cq[iwbh]|cqmin|cqmax)\b/, "$1", "cqi"],
  [/\d(lh|rlh|ric|rex|rch|rcap)\b/, "$1", "$1"],
  [/\b(linear|round|mod|rem|sin|cos|tan|pow|sqrt|hypot|abs|sign|anchor)\(/, "$1()", "$1"],
  [/^(subgrid)/, "$1", "subgrid"],
];
const PROPERTIES = [
  "translate",
  "rotate",
  "scale",
  "container-name",
  "mask",
  "anchor-name",
  "position-anchor",
  "interactivity",
  "content-visibility",
];
const SELECTORS = [
  ":has(",
  ":user-valid",
  ":user-invalid",
  ":popover-open",
  ":open",
  "::details-content",
  ":state(",
  "&",
];
const AT_RULES = [
  "container",
  "starting-style",
  "scope",
  "property",
  "position-try",
  "view-transition",
];

/**
 * The parts of a style sheet that the oldest browsers don't know and that have no fallback, each
 * once. It doesn't count if `@supports` tests for it, if it has its own `@supports not` next to it,
 * or if it's only for print.
 */
export function newInStyles(css: string): string[] {
  const root = postcss.parse(css);
  const found: string[] = [];
  root.walkAtRules((rule) => {
    if (AT_RULES.includes(rule.name) && !hasFallback(rule, "container-type"))
      found.push(`@${rule.name} ${rule.params}`);
    if (rule.name === "media" && /[<>]|^not \(| not \(/.test(rule.params))
      found.push(`@media ${rule.params}`);
  });
  root.walkRules((rule) => {
    const name = SELECTORS.find((one) => rule.selector.includes(one));
    if (
      name &&
      !isInSupports(rule, name.replace("(", "")) &&
      !hasFallback(rule, `selector(${name}`) &&
      !isForPrint(rule)
    )
      found.push(rule.selector);
  });
  root.walkDecls((declaration) => {
    found.push(...newInDeclaration(declaration));
  });
  return [...new Set(found)].sort();
}

/** From a color to `transparent`, without a hard edge between them. */
const FADE_TO_TRANSPARENT = /gradient\([^;]*(\btransparent,|, ?transparent\))/;

function newInDeclaration(declaration: Declaration): string[] {
  const { prop, value, parent } = declaration;
  const rule = parent as Rule;
  const written = `${rule.selector} { ${prop}: ${value} }`;
  if (FADE_TO_TRANSPARENT.test(value)) return [written];
  if (PROPERTIES.includes(prop) && !isInSupports(rule, prop)) return [written];
  if (prop === "overflow" && value === "clip")
    return isInSupports(rule, "clip") || hasFallback(rule, "overflow:clip") ? [] : [written];
  return VALUES.some(([pattern, , asked]) => {
    const [, name = ""] = pattern.exec(value) ?? [];
    const wanted = asked.replace("$1", name);
    return (
      name !== "" &&
      !isInSupports(rule, wanted) &&
      !hasFallback(rule, wanted) &&
      !isInContainerQuery(rule)
    );
  })
    ? [written]
    : [];
}

function* around(node: ChildNode): Generator<AtRule> {
  for (
    let above: Container | undefined = node.parent as Container | undefined;
    above;
    above = above.parent as Container | undefined
  )
    if (above.type === "atrule") yield above as unknown as AtRule;
}

const isInSupports = (node: ChildNode, what: string) =>
  [...around(node)].some(({ name, params }) => name === "supports" && params.includes(what));
const isForPrint = (node: ChildNode) =>
  [...around(node)].some(({ name, params }) => name === "media" && params === "print");
const isInContainerQuery = (node: ChildNode) =>
  [...around(node)].some(({ name }) => name === "container");

/** True if one of the next three rules is a `@supports not` that tests for the same thing. */
function hasFallback(node: ChildNode, what: string): boolean {
  const nexts = [node.next(), node.next()?.next(), node.next()?.next()?.next()];
  return nexts.some(
    (next) =>
      next?.type === "atrule" &&
      next.name === "supports" &&
      next.params.startsWith("not ") &&
      next.params.replaceAll(" ", "").includes(what),
  );
}
