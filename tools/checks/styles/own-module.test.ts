import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { newInScript } from "#tools/build/oldest-browsers/new-scripts.ts";

interface Exception {
  component: string;
  styleModule: string;
  why: string;
}

const EXCEPTIONS: Exception[] = [
  {
    component: "src/ui/button-link.tsx",
    styleModule: "src/ui/button.module.css",
    why: "one look for buttons and links; in one component, every quiz screen would load the link",
  },
];

const ENDING = ".module.css";

const files = ["src", "stories", ".storybook", "tools/dev/preview/pages"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
);

/** The style modules that a file names after `from`. */
function listStyleModules(file: string): string[] {
  const names = readFileSync(file, "utf8").matchAll(/\bfrom "([^"]+\.module\.css)"/g);
  return [...names].map(([, name = ""]) => resolve(file, name));
}

function resolve(file: string, name: string): string {
  // `#` is src, as in package.json.
  return name.startsWith("#") ? join("src", name.slice(1)) : join(file, "..", name);
}

const imports = files
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((component) =>
    listStyleModules(component).map((styleModule) => ({ component, styleModule })),
  );
const composed = files
  .filter((file) => file.endsWith(ENDING))
  .flatMap((file) => listStyleModules(file).map((styleModule) => ({ file, styleModule })));

const toOwner = (styleModule: string) => styleModule.slice(0, -ENDING.length);
/** Storybook's own pages are components in a stories file. */
const isOwn = ({ component, styleModule }: (typeof imports)[number]) =>
  component.replace(/(\.stories)?\.tsx?$/, "") === toOwner(styleModule);

const borrowed = imports.filter((one) => !isOwn(one));
const isException = ({ component, styleModule }: (typeof imports)[number]) =>
  EXCEPTIONS.some((one) => one.component === component && one.styleModule === styleModule);

describe("style modules", () => {
  test("a component imports its own style module only", () => {
    expect(imports.length).toBeGreaterThan(100);
    const found = borrowed.filter((one) => !isException(one));
    expect(
      found.map(({ component, styleModule }) => {
        const name = basename(component).replace(/\.tsx?$/, "");
        return `${component} imports ${styleModule}. Give it a ${name}${ENDING}; if both need the same rules, extract the component that they share.`;
      }),
    ).toEqual([]);
  });

  test("a style sheet composes a base, which belongs to no component", () => {
    const owned = new Set(imports.map(({ styleModule }) => styleModule));
    expect(
      composed
        .filter(({ styleModule }) => owned.has(styleModule))
        .map(
          ({ file, styleModule }) =>
            `${file} composes ${styleModule}, which belongs to a component. Use the component, or move the shared rules into a style module that no component imports.`,
        ),
    ).toEqual([]);
  });

  test("every style module is in use, and every exception is needed", () => {
    const used = new Set([...imports, ...composed].map(({ styleModule }) => styleModule));
    expect(files.filter((file) => file.endsWith(ENDING) && !used.has(file))).toEqual([]);
    expect(EXCEPTIONS).toHaveLength(borrowed.filter(isException).length);
  });
});

const styleSheets = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => join("src", file));

interface Rule {
  properties: Set<string>;
  composes: { name: string; file: string }[];
}

/** The rules of a style sheet with a single class as selector, by the class name. */
function readClasses(file: string): Map<string, Rule> {
  const classes = new Map<string, Rule>();
  const text = readFileSync(file, "utf8").replaceAll(/\/\*.*?\*\/|@import [^;]*;/gs, "");
  for (const [, selectors = "", body = ""] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const declared = body
      .split(";")
      .flatMap((line) => (line.includes(":") ? [line.slice(0, line.indexOf(":")).trim()] : []));
    const [, names = "", from = ""] = /composes:\s*([\w\s-]+?)\s+from\s+"([^"]+)"/.exec(body) ?? [];
    for (const selector of selectors.split(",")) {
      const [, name] = /^\.([\w-]+)$/.exec(selector.trim()) ?? [];
      if (name === undefined) continue;
      const { properties, composes } = classes.get(name) ?? {
        properties: new Set<string>(),
        composes: [],
      };
      const more = names
        .split(/\s+/)
        .flatMap((other) => (other ? [{ name: other, file: join(dirname(file), from) }] : []));
      classes.set(name, {
        properties: new Set([...properties, ...declared]),
        composes: [...composes, ...more],
      });
    }
  }
  return classes;
}

/** `padding-inline` is part of `padding`, and the other way round. */
const overlaps = (one: string, other: string) =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);

test("no class sets a property that it also composes, because the order of the two style sheets depends on the network", () => {
  const found = styleSheets.flatMap((file) =>
    [...readClasses(file)].flatMap(([name, { properties, composes }]) =>
      composes.flatMap((composed) => {
        const theirs = readClasses(composed.file).get(composed.name)?.properties ?? new Set();
        return [...properties]
          .filter((property) =>
            [...theirs].some((other) => property !== "composes" && overlaps(property, other)),
          )
          .map(
            (property) =>
              `${file}: .${name} says ${property}, as .${composed.name} does. Write it under a selector that weighs more.`,
          );
      }),
    ),
  );
  expect(found).toEqual([]);
});

/**
 * Files that never reach a visitor's browser: the compiler, and tests.
 */
const ELSEWHERE = /^compiler\/(?!simulation\/)|\.(test|stories|fixtures)\.tsx?$|\.d\.ts$/;

// The build's files are checked, too, but a library with a method of the same name hides ours
// there.
test("our own code calls no function that the oldest browsers lack", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !ELSEWHERE.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    newInScript(file, readFileSync(join("src", file), "utf8")).map(
      (name) => `src/${file}: ${name}`,
    ),
  );
  expect(found).toEqual([]);
});
