import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import postcss, { type AtRule, type Declaration } from "postcss";
import { describe, expect, test } from "vitest";
import { EXCEPTIONS } from "./token-exceptions.ts";

/** A media query can't read custom properties, so the window's steps have their names here. */
const BREAKPOINTS = {
  width: {
    narrowPhone: "23rem",
    smallTablet: "40rem",
    tablet: "48rem",
    landscapePhone: "56rem",
    twoColumns: "60rem",
    desktop: "64rem",
    wide: "75rem",
  },
  height: {
    /** A laptop at 200% zoom. */
    short: "30rem",
  },
};

/** The largest window below a step, if the rules of both sides must not apply at once. */
const JUST_BELOW = { desktop: "63.99rem" };

const ON_EVERY_PAGE = "src/ui/tokens.css";
const TOKEN_FILES = [ON_EVERY_PAGE, "src/ui/tokens-on-demand.css"];
const TOKEN = /--(?:text|title|weight|layer)-[\w-]+/g;

/** The values that a property may have, apart from `inherit`. */
const ALLOWED: Record<string, RegExp> = {
  "font-size": /^var\(--(?:text|title)-[\w-]+\)$/,
  "font-weight": /^var\(--weight-[\w-]+\)$/,
  "z-index": /^var\(--layer-[\w-]+\)$/,
  font: /^(?:var\(--weight-[\w-]+\) )?var\(--(?:text|title)-[\w-]+\) \//,
};

const styleSheets = ["src", "stories", ".storybook", "tools/dev/preview/pages"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => parse(join(folder, file))),
);

function parse(file: string) {
  const declarations: Declaration[] = [];
  const atRules: AtRule[] = [];
  postcss.parse(readFileSync(file, "utf8")).walk((node) => {
    if (node.type === "decl") declarations.push(node);
    if (node.type === "atrule") atRules.push(node);
  });
  return { file, declarations, atRules };
}

const toText = ({ prop, value }: Declaration) => `${prop}: ${value.replaceAll(/\s+/g, " ")}`;

const isRaw = ({ prop, value }: Declaration) => {
  const allowed = ALLOWED[prop];
  return allowed !== undefined && value !== "inherit" && !allowed.test(value);
};

const rawDeclarations = styleSheets.flatMap(({ file, declarations }) =>
  declarations
    .filter(isRaw)
    .map((found) => ({ file, declaration: toText(found), line: found.source?.start?.line })),
);

const listDefined = (file: string) =>
  parse(file).declarations.flatMap(({ prop }) => prop.match(TOKEN) ?? []);

function collectTokens(file: string, atRules: AtRule[]): Set<string> {
  const imported = atRules
    .filter(({ name }) => name === "import")
    .map(({ params }) => join(dirname(file), params.slice(1, -1)));
  return new Set(
    [ON_EVERY_PAGE, ...imported.filter((one) => TOKEN_FILES.includes(one))].flatMap(listDefined),
  );
}

describe("style tokens", () => {
  test("every style sheet takes its font sizes, font weights, and layers from the tokens", () => {
    expect(styleSheets.length).toBeGreaterThan(100);
    const found = rawDeclarations.filter(
      ({ file, declaration }) =>
        !EXCEPTIONS.some((one) => one.file === file && one.declaration === declaration),
    );
    expect(
      found.map(
        ({ file, line, declaration }) =>
          `${file}:${line}  "${declaration}" isn't a token. Use one of src/ui/tokens.css.`,
      ),
    ).toEqual([]);
  });

  test("every exception is still needed", () => {
    const unused = EXCEPTIONS.filter(
      (one) =>
        !rawDeclarations.some(
          ({ file, declaration }) => one.file === file && one.declaration === declaration,
        ),
    );
    expect(unused).toEqual([]);
  });

  test("a style sheet only uses tokens that it can see", () => {
    const found = styleSheets.flatMap(({ file, declarations, atRules }) => {
      const visible = collectTokens(file, atRules);
      return declarations.flatMap(({ value, source }) =>
        (value.match(TOKEN) ?? [])
          .filter((token) => !visible.has(token))
          .map(
            (token) =>
              `${file}:${source?.start?.line}  Unknown token ${token}. Import src/ui/tokens-on-demand.css if it defines the token.`,
          ),
      );
    });
    expect(found).toEqual([]);
  });

  test("a composed style sheet imports nothing, because Vite leaves the import to the browser", () => {
    const composed = new Set(
      styleSheets.flatMap(({ file, declarations }) =>
        declarations.flatMap(({ prop, value }) => {
          const [, from] = /\bfrom "([^"]+)"$/.exec(prop === "composes" ? value : "") ?? [];
          return from ? [join(dirname(file), from)] : [];
        }),
      ),
    );
    expect(composed.size).toBeGreaterThan(3);
    const found = styleSheets.filter(
      ({ file, atRules }) => composed.has(file) && atRules.some(({ name }) => name === "import"),
    );
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  test("every token is used", () => {
    const used = new Set(
      styleSheets.flatMap(({ declarations }) =>
        declarations.flatMap(({ value }) => value.match(TOKEN) ?? []),
      ),
    );
    expect(TOKEN_FILES.flatMap(listDefined).filter((token) => !used.has(token))).toEqual([]);
  });

  // Container queries aren't included: they measure a component, so each has a width of its own.
  test("every media query takes its widths and heights from the breakpoints", () => {
    const known = new Set([
      ...Object.values(BREAKPOINTS.width).map((width) => `width: ${width}`),
      ...Object.values(BREAKPOINTS.height).map((height) => `height: ${height}`),
      ...Object.values(JUST_BELOW).map((width) => `width: ${width}`),
    ]);
    const queries = styleSheets.flatMap(({ file, atRules }) =>
      atRules.filter(({ name }) => name === "media").map((query) => ({ file, query })),
    );
    const sizes = ({ params }: AtRule) =>
      [...params.matchAll(/\(([^()]*\d[^()]*)\)/g)].map(([, size = ""]) =>
        size.replace(/^(?:min|max)-/, ""),
      );
    const found = queries.flatMap(({ file, query }) =>
      sizes(query)
        .filter((size) => !known.has(size))
        .map(
          (size) =>
            `${file}:${query.source?.start?.line}  Unknown breakpoint "${size}". Write min- or max-width with one of BREAKPOINTS.`,
        ),
    );
    expect(found).toEqual([]);

    const used = new Set(queries.flatMap(({ query }) => sizes(query)));
    expect([...known].filter((size) => !used.has(size))).toEqual([]);
  });
});
