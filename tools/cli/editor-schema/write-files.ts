import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildPlan } from "#compiler/build-plan.ts";
import { compileFunnel } from "#compiler/compile.ts";
import { readFolder } from "#tools/cli/funnel-folder/folder.ts";
import { answersSchema } from "./answers-schema.ts";
import { schemaFiles, withFirstLine } from "./schema-files.ts";

export interface FileToWrite {
  path: string;
  text: string;
}

/**
 * The outdated files for editors and programs, and the YAML files without the right schema line.
 */
export function staleFiles(folder: string): FileToWrite[] {
  const read = readFolder(folder);
  const { files, assets } = read;
  const named = Object.entries(files).map(
    ([path, text]) => [path, withFirstLine(path, text)] as const,
  );
  return [
    ...staleSchemas(folder, schemaFiles(files, assets)),
    ...staleAnswers(folder, read),
    ...staleSchemas(folder, Object.fromEntries(named)),
  ];
}

/**
 * The schema of answers if it's outdated. It's left alone as long as the funnel has errors, because
 * the answers are only known for a valid one.
 */
export function staleAnswers(
  folder: string,
  { files, assets } = readFolder(folder),
): FileToWrite[] {
  const funnel = compileFunnel(files, assets);
  if (Array.isArray(funnel)) return [];
  const schema = answersSchema(buildPlan(funnel, (image) => image));
  return staleSchemas(folder, {
    ".schema/answers.schema.json": `${JSON.stringify(schema, null, 1)}\n`,
  });
}

function staleSchemas(folder: string, wanted: Record<string, string>): FileToWrite[] {
  return Object.entries(wanted).flatMap(([path, text]) => {
    const place = join(folder, path);
    return existsSync(place) && readFileSync(place, "utf8") === text ? [] : [{ path: place, text }];
  });
}

export function writeFiles(files: FileToWrite[]): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/**
 * Updates the schema files while someone is editing the funnel. It never touches the YAML files.
 */
export function refreshSchema(folder: string): void {
  const read = readFolder(folder);
  writeFiles([
    ...staleSchemas(folder, schemaFiles(read.files, read.assets)),
    ...staleAnswers(folder, read),
  ]);
}
