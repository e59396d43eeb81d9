import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";

export interface Import {
  /** The file that imports, from the root of the repository. */
  from: string;
  /** A file from the root of the repository, or the name of a package. */
  to: string;
  line: number;
  isTypeOnly: boolean;
}

/** Where package.json's `imports` lead. */
const ALIASES = { "#tools/": "tools/", "#": "src/" };

/** Every import and re-export of a file. */
export function readImports(file: string): Import[] {
  return parseImports(file, readFileSync(file, "utf8"));
}

/** Every import and re-export in the text of a file. */
export function parseImports(file: string, text: string): Import[] {
  const { module } = parseSync(file, text);
  const found = [
    ...module.staticImports.map(({ moduleRequest, start, entries }) => ({
      request: moduleRequest.value,
      start,
      isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ request: moduleRequest.value, start, isTypeOnly: isType }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest, start }) => ({
      request: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      start,
      isTypeOnly: false,
    })),
  ];
  return found.map(({ request, start, isTypeOnly }) => ({
    from: file,
    to: resolve(file, request),
    line: text.slice(0, start).split("\n").length,
    isTypeOnly,
  }));
}

function resolve(file: string, request: string): string {
  const [path = ""] = request.split("?");
  if (path.startsWith(".")) return normalize(join(dirname(file), path));
  const alias = Object.entries(ALIASES).find(([prefix]) => path.startsWith(prefix));
  return alias ? alias[1] + path.slice(alias[0].length) : path;
}
