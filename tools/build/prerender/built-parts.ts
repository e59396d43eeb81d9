import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "vite";

/** The files of a part of the application that loads on demand. */
export interface BuiltPart {
  /** Without the files that every page loads. */
  scripts: string[];
  /** The contents of its style sheets. */
  sheets: string[];
}

/** Finds a part by its source file, relative to the root. */
export function findBuiltParts(
  bundle: Rolldown.OutputBundle,
  root: string,
  site: string,
): (file: string) => BuiltPart {
  const chunks = new Map(
    Object.values(bundle).flatMap((output) =>
      output.type === "chunk" ? [[output.fileName, output] as const] : [],
    ),
  );
  const withImports = (fileName: string, found = new Set<string>()): Set<string> => {
    if (found.has(fileName)) return found;
    found.add(fileName);
    for (const imported of chunks.get(fileName)?.imports ?? []) withImports(imported, found);
    return found;
  };
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
  const early = new Set(entries.flatMap(({ fileName }) => [...withImports(fileName)]));
  return (file) => {
    const chunk = [...chunks.values()].find(({ moduleIds }) =>
      moduleIds.includes(join(root, file)),
    );
    if (!chunk)
      throw new Error(
        `The build has no file of its own for ${file}. Is it imported with import()?`,
      );
    const scripts = [...withImports(chunk.fileName)].filter((fileName) => !early.has(fileName));
    const sheets = new Set(
      scripts
        .toReversed()
        .flatMap((fileName) => [...(chunks.get(fileName)?.viteMetadata?.importedCss ?? [])]),
    );
    return { scripts, sheets: [...sheets].map((sheet) => readFileSync(join(site, sheet), "utf8")) };
  };
}
