import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { fileMessages } from "../diagnostics/messages/files.ts";
import { programSchemas } from "../schema/program/program-schema.ts";
import type { Source } from "../yaml/source.ts";

const OWN_FILES = ["funnel.yaml", "offer.yaml", "site.yaml", "theme.yaml"].map(
  (name) => `funnel/${name}`,
);

const OWN_FOLDERS = ["steps", "pages", "themes", "program"];

/** The error of a file that no part of a funnel reads. Empty if one does. */
export function unreadFile(source: Source): Diagnostic[] {
  if (!source.file.endsWith(".yaml")) return [source.diagnosticAt([], fileMessages.notYaml)];
  const [, folder = "", name] = source.file.split("/");
  if (folder === "program" && !Object.hasOwn(programSchemas, name?.replace(".yaml", "") ?? "")) {
    return [
      source.diagnosticAt(
        [],
        fileMessages.unknownProgramFile({
          known: Object.keys(programSchemas).map((part) => `${part}.yaml`),
        }),
      ),
    ];
  }
  return OWN_FILES.includes(source.file) || (name !== undefined && OWN_FOLDERS.includes(folder))
    ? []
    : [source.diagnosticAt([], fileMessages.unknownFile)];
}
