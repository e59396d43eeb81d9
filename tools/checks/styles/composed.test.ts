import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

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
