import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readProgramFiles, readProgramParts } from "#tools/cli/funnel-folder/program.ts";

/** The program that members get, from the project's folder. */
export interface ProgramSource {
  /** Changes whenever something else would be published. Much faster than reading the program. */
  digest(): string;
  parts(): ReturnType<typeof readProgramParts>;
  files(): ReturnType<typeof readProgramFiles>;
}

const PROJECT = join(import.meta.dirname, "..", "..", "..", "..");
const FUNNEL = join(PROJECT, "funnel");

/**
 * The code that reads a program: with another schema, the same files may be published differently.
 */
const READERS = ["src/compiler", "src/quiz/steps", "src/lib", "tools/cli/funnel-folder/program.ts"];

export const programSource: ProgramSource = {
  digest() {
    const hash = createHash("sha256");
    const written = filesBelow(FUNNEL).filter(
      (file) => /\.ya?ml$/.test(file) || file.includes("program"),
    );
    for (const file of [...written, ...READERS.flatMap((path) => filesBelow(join(PROJECT, path)))])
      hash.update(`${file}\n`).update(readFileSync(file));
    return hash.digest("hex");
  },
  parts: () => readProgramParts(FUNNEL),
  files: () => readProgramFiles(FUNNEL),
};

function filesBelow(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
