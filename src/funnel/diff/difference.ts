import { isJsonObject } from "#lib/json.ts";
import { answerChanges } from "./answer-changes.ts";
import type { Change } from "./change.ts";
import { experimentChanges } from "./experiment-changes.ts";
import { fieldChanges, pathInWords } from "./field-changes.ts";
import { flowChanges } from "./flow-changes.ts";
import { stepChanges, words } from "./step-changes.ts";
import { type LandingsOf, visitorChanges } from "./visitor-changes.ts";
import { objectOf, type Written } from "./written.ts";

/** Everything that is different in the newer of two funnels, and what it means for whoever is in the middle of the quiz. */
export function differenceOf(old: Written, now: Written, landingsOf: LandingsOf): Change[] {
  const [before, after] = [comparable(old, now), comparable(now, old)];
  return [
    ...flowChanges(before, after),
    ...stepChanges(before, after),
    ...experimentChanges(before, after),
    ...timingChanges(before, after),
    ...aroundChanges(before, after),
    ...answerChanges(before, after),
    ...visitorChanges(before, after, landingsOf),
  ];
}

/** What cannot be read in the other funnel is not compared, lest it seem to have come or gone. */
function comparable(one: Written, other: Written): Written {
  const unreadable = [...one.unreadable, ...other.unreadable];
  const hasMain = !unreadable.includes("funnel.yaml");
  return {
    ...one,
    main: hasMain ? one.main : {},
    flow: hasMain ? one.flow : [],
    steps: new Map([...one.steps].filter(([, { file }]) => !unreadable.includes(file))),
  };
}

function timingChanges(before: Written, after: Written): Change[] {
  return fieldChanges(objectOf(before.main.timings), objectOf(after.main.timings)).map((change) => {
    const name = pathInWords(change.path);
    return {
      part: "timings",
      kind: "timing-changed",
      subject: name,
      sentence: `"${name}":`,
      ...words(change.before, change.after),
    };
  });
}

/** Fields of the funnel's own file that no other part tells of, and those of all other files. */
function aroundChanges(before: Written, after: Written): Change[] {
  const own = ({ main: { flow: _, timings: __, experiments: ___, ...rest } }: Written) => rest;
  const [old, now] = [
    { "funnel.yaml": own(before), ...before.others },
    { "funnel.yaml": own(after), ...after.others },
  ];
  return [...new Set([...Object.keys(now), ...Object.keys(old)])].flatMap((file) => {
    const [was, is] = [old[file as keyof typeof old], now[file as keyof typeof now]];
    const change = { part: "words" as const, subject: file };
    if (was === undefined && !before.unreadable.includes(file))
      return [{ ...change, kind: "file-added", sentence: `${file} is new${titleOf(is)}.` }];
    if (is === undefined && !after.unreadable.includes(file))
      return [{ ...change, kind: "file-removed", sentence: `${file} is gone${titleOf(was)}.` }];
    if (was === undefined || is === undefined) return [];
    return fieldChanges(was, is).map(({ path, before: from, after: to }) => ({
      ...change,
      kind: "field-changed",
      sentence: `${file}, ${pathInWords(path)}:`,
      ...words(from, to),
    }));
  });
}

function titleOf(value: unknown): string {
  return isJsonObject(value) && typeof value.title === "string" ? `: ${value.title}` : "";
}
