import { diffMessages } from "#compiler/diagnostics/messages/diff/diff.ts";
import { isJsonObject, type Json } from "#lib/json.ts";
import { answerChanges } from "./answer-changes.ts";
import type { Change } from "./change.ts";
import { experimentChanges } from "./experiment-changes.ts";
import { fieldChanges, formatPath } from "./field-changes.ts";
import { flowChanges } from "./flow-changes.ts";
import { stepChanges, words } from "./step-changes.ts";
import { type ResumePointsOf, visitorChanges } from "./visitor-changes.ts";
import { toObject, type Written } from "./written.ts";

/**
 * Every difference between two funnels, and what it means for visitors in the middle of the quiz.
 */
export function compareFunnels(old: Written, now: Written, findLandings: ResumePointsOf): Change[] {
  const [before, after] = [comparable(old, now), comparable(now, old)];
  return [
    ...flowChanges(before, after),
    ...stepChanges(before, after),
    ...experimentChanges(before, after),
    ...timingChanges(before, after),
    ...aroundChanges(before, after),
    ...answerChanges(before, after),
    ...visitorChanges(before, after, findLandings),
  ];
}

/** Leaves out what can't be read in the other funnel, so it doesn't look added or removed. */
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
  return fieldChanges(toObject(before.main.timings), toObject(after.main.timings)).map((change) => {
    const name = formatPath(change.path);
    return {
      part: "timings",
      kind: "timing-changed",
      subject: name,
      sentence: diffMessages.timing({ name }),
      ...words(change.before, change.after),
    };
  });
}

/** Changes in all other files, and in fields of `funnel.yaml` that no other part covers. */
function aroundChanges(before: Written, after: Written): Change[] {
  const own = ({ main: { flow: _, timings: __, experiments: ___, ...rest } }: Written) => rest;
  const old: Record<string, Json> = { "funnel.yaml": own(before), ...before.others };
  const now: Record<string, Json> = { "funnel.yaml": own(after), ...after.others };
  return [...new Set([...Object.keys(now), ...Object.keys(old)])].flatMap((file) => {
    const [was, is] = [old[file], now[file]];
    const change = { part: "words" as const, subject: file };
    if (was === undefined && !before.unreadable.includes(file))
      return [
        {
          ...change,
          kind: "file-added",
          sentence: diffMessages.fileAdded({ file, title: parseTitle(is) }),
        },
      ];
    if (is === undefined && !after.unreadable.includes(file))
      return [
        {
          ...change,
          kind: "file-removed",
          sentence: diffMessages.fileRemoved({ file, title: parseTitle(was) }),
        },
      ];
    if (was === undefined || is === undefined) return [];
    return fieldChanges(was, is).map(({ path, before: from, after: to }) => ({
      ...change,
      kind: "field-changed",
      sentence: diffMessages.fileField({ file, field: formatPath(path) }),
      ...words(from, to),
    }));
  });
}

function parseTitle(value: unknown): string | undefined {
  return isJsonObject(value) && typeof value.title === "string" ? value.title : undefined;
}
