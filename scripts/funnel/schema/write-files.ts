import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compileFunnel } from "#funnel/compile-funnel.ts";
import { planOf } from "#funnel/plan-of.ts";
import { readFolder } from "../folder.ts";
import { answersSchema } from "./answers-schema.ts";
import { schemaFiles, withFirstLine } from "./schema-files.ts";

export interface FileToWrite {
  path: string;
  text: string;
}

/** The files for editors and programs that are not as they should be, and the YAML files that do not name theirs in the first line. */
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

/** The schema of answers where it is not as it should be. While the funnel is not sound nobody knows, so it stays as it was. */
export function staleAnswers(
  folder: string,
  { files, assets } = readFolder(folder),
): FileToWrite[] {
  const funnel = compileFunnel(files, assets);
  if (Array.isArray(funnel)) return [];
  const schema = answersSchema(planOf(funnel, (image) => image));
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

/** Tells editors and programs what the funnel is now, while somebody is writing it: the YAML files themselves are left to them. */
export function refreshSchema(folder: string): void {
  const read = readFolder(folder);
  writeFiles([
    ...staleSchemas(folder, schemaFiles(read.files, read.assets)),
    ...staleAnswers(folder, read),
  ]);
}
