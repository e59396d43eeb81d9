import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";

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
