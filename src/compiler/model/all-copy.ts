import { type Funnel, listProgramParts } from "../read/read-funnel.ts";
import type { Path } from "../yaml/path.ts";
import type { Source } from "../yaml/source.ts";
import { publicTexts } from "./public-texts.ts";
import { collectTexts } from "./text-walk.ts";

interface Copy {
  text: string;
  source: Source;
  at: Path;
}

/**
 * All text for visitors and members, without the questions of experiments, which they never see.
 */
export function allCopy(funnel: Funnel): Copy[] {
  const ofMembers = listProgramParts(funnel).flatMap(({ fields, source }) =>
    collectTexts(fields).map((written) => ({ ...written, source, at: written.path })),
  );
  return [...publicTexts(funnel), ...ofMembers].filter(
    ({ kind, at }) => kind === "text" && at[0] !== "experiments",
  );
}
