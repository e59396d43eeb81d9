import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readFolder } from "../folder.ts";
import { schemaFiles, withFirstLine } from "./schema-files.ts";

interface FileToWrite {
  path: string;
  text: string;
}

/** The files for editors that are not as they should be, and the YAML files that do not name theirs in the first line. */
export function staleFiles(folder: string): FileToWrite[] {
  const { files, assets } = readFolder(folder);
  const named = Object.entries(files).map(([path, text]) => [path, withFirstLine(path, text)] as const);
  return [...staleSchemas(folder, schemaFiles(files, assets)), ...staleSchemas(folder, Object.fromEntries(named))];
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

/** Tells editors what the funnel is now, while somebody is writing it: the YAML files themselves are left to them. */
export function refreshSchema(folder: string): void {
  const { files, assets } = readFolder(folder);
  writeFiles(staleSchemas(folder, schemaFiles(files, assets)));
}
