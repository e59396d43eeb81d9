const LEVELS = 20_000;
const LARGE_CHARACTERS = 12_000_000;
const ALIASES = 20_000;
const DOUBLINGS = 30;

/** Ten aliases for each one of the line before: a few lines that would fill the memory. */
const growing = Array.from(
  { length: DOUBLINGS },
  (_, level) => `l${level + 1}: &l${level + 1} [${Array(10).fill(`*l${level}`).join(", ")}]`,
).join("\n");

/** Texts to add to a file that would stop a parser which trusts them. */
export const hostileTexts: string[] = [
  `loading: ${"x".repeat(LARGE_CHARACTERS)}`,
  "#".repeat(LARGE_CHARACTERS),
  "[".repeat(LEVELS),
  "{a: ".repeat(LEVELS),
  "- ".repeat(LEVELS),
  "? ".repeat(LEVELS),
  Array.from({ length: LEVELS / 10 }, (_, level) => `${" ".repeat(level)}a:`).join("\n"),
  `l0: &l0 lol\n${growing}`,
  `a: &a Word\nlist: [${Array(ALIASES).fill("*a").join(", ")}]`,
  "a: &a [*a]",
  "a: *nothing",
  "<<: *nothing",
  "a: !!binary ////",
  "a: !!js/function 'function () {}'",
  "__proto__: { polluted: true }",
  "constructor: { prototype: { polluted: true } }",
  "? [a, b]\n: c",
  "\u0000\u0001\uFFFE",
  "a: \uD800",
  "%YAML 9.9\n---\na: b",
  "---\na: b\n---\nc: d",
];
