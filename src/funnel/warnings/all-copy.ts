import { writtenIn } from "../copy.ts";
import { type Funnel, programPartsOf } from "../read-funnel.ts";
import type { Path, Source } from "../source.ts";
import { writtenParts } from "../written-parts.ts";

interface Copy {
  text: string;
  source: Source;
  at: Path;
}

/** All that visitors and members can read. The questions of experiments are not for them. */
export function allCopy(funnel: Funnel): Copy[] {
  const ofMembers = programPartsOf(funnel).flatMap(({ fields, source }) =>
    writtenIn(fields).map((written) => ({ ...written, source, at: written.path })),
  );
  return [...writtenParts(funnel), ...ofMembers].filter(
    ({ kind, at }) => kind === "text" && at[0] !== "experiments",
  );
}
