import { getOwn } from "#lib/json.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { programMessages } from "../diagnostics/messages/program.ts";
import type { Assets } from "../read/assets.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { wrongEncoding } from "../yaml/wrong-encoding.ts";

/** Downloads with a missing or misnamed guide, and duplicate ids and names. */
export function resourceDiagnostics({ program }: Funnel, { guides }: Assets): Diagnostic[] {
  if (!program) return [];
  const { resources, groceries } = program;
  const downloads = resources.fields.resources;
  return [
    ...findDuplicates(downloads.map(({ id }) => id)).map(([id, at]) =>
      resources.source.diagnosticAt(
        ["resources", at, "id"],
        programMessages.duplicateResource({ id }),
      ),
    ),
    ...findDuplicates(groceries.fields.templates.map(({ name }) => name)).map(([name, at]) =>
      groceries.source.diagnosticAt(
        ["templates", at, "name"],
        programMessages.duplicateList({ name }),
      ),
    ),
    ...downloads.flatMap(({ id, type, guide }, at) => {
      const message = type === "pdf" ? guideProblem(id, guide, guides) : videoProblem(id, guide);
      return message === undefined
        ? []
        : [resources.source.diagnosticAt(["resources", at, "guide"], message)];
    }),
  ];
}

/** The problem with a PDF's guide, if any. The build finds the guide by the id of its resource. */
function guideProblem(id: string, guide: string, guides: Assets["guides"]): string | undefined {
  const text = getOwn(guides, guide);
  if (text === undefined)
    return programMessages.unknownGuide({ guide, meant: nearest(guide, Object.keys(guides)) });
  if (text.trim() === "") return programMessages.emptyGuide({ guide });
  if (wrongEncoding(text)) return programMessages.unreadableGuide({ guide });
  return guide === `${id}.md` ? undefined : programMessages.misnamedGuide({ guide, resource: id });
}

const videoProblem = (id: string, guide: string): string | undefined =>
  guide === `${id}.mp4` ? undefined : programMessages.otherVideo({ guide, resource: id });

/** The repeated values, with their indices. */
function findDuplicates(values: string[]): [value: string, at: number][] {
  return values.flatMap((value, at): [string, number][] =>
    values.indexOf(value) < at ? [[value, at]] : [],
  );
}
