import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { fileMessages } from "../diagnostics/messages/files.ts";
import { cookbookSchemas } from "../schema/program/cookbook-schema.ts";
import { programSchemas } from "../schema/program/program-schema.ts";
import type { Source } from "../yaml/source.ts";

const OWN_FILES = ["funnel.yaml", "offer.yaml", "site.yaml", "theme.yaml"].map(
  (name) => `funnel/${name}`,
);

const OWN_FOLDERS = ["steps", "pages", "themes", "program"];

const PROGRAM_FILES = [
  ...Object.keys(programSchemas),
  ...Object.keys(cookbookSchemas).map((part) => `cookbook/${part}`),
].map((name) => `${name}.yaml`);

/** The error of a file that no part of a funnel reads. Empty if one does. */
export function unreadFile(source: Source): Diagnostic[] {
  if (!source.file.endsWith(".yaml")) return [source.diagnosticAt([], fileMessages.notYaml)];
  const [, folder = "", ...path] = source.file.split("/");
  const name = path[0];
  if (folder === "program" && !PROGRAM_FILES.includes(path.join("/")))
    return [source.diagnosticAt([], fileMessages.unknownProgramFile({ known: PROGRAM_FILES }))];
  return OWN_FILES.includes(source.file) || (name !== undefined && OWN_FOLDERS.includes(folder))
    ? []
    : [source.diagnosticAt([], fileMessages.unknownFile)];
}
