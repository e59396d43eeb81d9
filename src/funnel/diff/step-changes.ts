import type { Condition } from "#lib/conditions.ts";
import { conditionInWords } from "../condition-in-words.ts";
import type { Change } from "./change.ts";
import { conditionChanges } from "./condition-changes.ts";
import {
  CONDITION,
  type FieldChange,
  fieldChanges,
  pathInWords,
  valueInWords,
} from "./field-changes.ts";
import { CHOICES, type Rename, withRenamed } from "./renamed-options.ts";
import { objectOf, type Written, type WrittenStep } from "./written.ts";

/** Told elsewhere: with the routes and the stored answers. */
const ELSEWHERE = ["route", "answer", "type"];

/** What changed within the steps that both funnels have. */
export function stepChanges(before: Written, after: Written): Change[] {
  return [...after.steps.values()].flatMap((now) => {
    const old = before.steps.get(now.id);
    if (!old) return [];
    const retyped: Change[] =
      old.typeName === now.typeName
        ? []
        : [
            {
              part: "steps",
              kind: "type-changed",
              subject: now.id,
              sentence: `"${now.id}" is a ${now.typeName} now; it was a ${old.typeName}.`,
            },
          ];
    const { renames, fields } = withRenamed(old.fields, now.fields);
    const changes = fieldChanges(fields, now.fields).filter(
      ({ path }) => !ELSEWHERE.includes(String(path[0])),
    );
    return [
      ...retyped,
      ...renames.map((rename) => renamed(now, rename)),
      ...changes.flatMap((change) =>
        change.path.at(-1) === CONDITION
          ? conditionChanges(old, now, change)
          : [stepChange(now, change)],
      ),
      ...choicesMoved(fields, now),
    ];
  });
}

function renamed({ id, fields }: WrittenStep, { field, from, to }: Rename): Change {
  const label = String(objectOf(objectOf(fields[field])[to]).label ?? "");
  const sentence = `"${id}" stores "${to}" for "${label}" now; what is stored as "${from}" is not carried over.`;
  return { part: "steps", kind: "option-renamed", subject: id, sentence };
}

function stepChange({ id }: WrittenStep, { path, before, after }: FieldChange): Change {
  const [field, value] = path;
  const isChoice = CHOICES.includes(String(field)) && value !== undefined;
  const change = { part: "steps" as const, subject: id };
  if (isChoice && path.length === 2 && (before === undefined || after === undefined)) {
    const { label, $when } = objectOf(after ?? before);
    const whom =
      $when === undefined ? "" : `, only where ${conditionInWords($when as unknown as Condition)}`;
    return before === undefined
      ? {
          ...change,
          kind: "option-added",
          sentence: `"${id}" has a new option "${value}"${whom}: ${label}.`,
        }
      : {
          ...change,
          kind: "option-removed",
          sentence: `"${id}" has lost the option "${value}": ${label}.`,
        };
  }
  const named = isChoice
    ? `${pathInWords(path.slice(2)) || "words"} of option "${value}"`
    : pathInWords(path);
  const kind =
    typeof before === "string" && typeof after === "string" ? "reworded" : "field-changed";
  return { ...change, kind, sentence: `"${id}", ${named}:`, ...words(before, after) };
}

/** The values of a change as they are shown; what is absent is left out. */
export function words(
  before: FieldChange["before"],
  after: FieldChange["after"],
): Pick<Change, "before" | "after"> {
  return {
    ...(before === undefined ? {} : { before: valueInWords(before) }),
    ...(after === undefined ? {} : { after: valueInWords(after) }),
  };
}

function choicesMoved(old: WrittenStep["fields"], now: WrittenStep): Change[] {
  return CHOICES.flatMap((field) => {
    const [before, after] = [
      Object.keys(objectOf(old[field])),
      Object.keys(objectOf(now.fields[field])),
    ];
    const order = (values: string[], others: string[]) =>
      values.filter((value) => others.includes(value)).join(", ");
    if (order(before, after) === order(after, before)) return [];
    return [
      {
        part: "steps",
        kind: "options-reordered",
        subject: now.id,
        sentence: `"${now.id}" has its ${field} in another order:`,
        before: order(before, after),
        after: order(after, before),
      },
    ];
  });
}
