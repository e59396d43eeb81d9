import { diffMessages } from "#compiler/diagnostics/messages/diff/diff.ts";
import { describeCondition } from "#compiler/model/describe-condition.ts";
import { hasCondition } from "#lib/texts/personalize.ts";
import type { Change } from "./change.ts";
import { conditionChanges } from "./condition-changes.ts";
import {
  type FieldChange,
  fieldChanges,
  formatPath,
  formatValue,
  isConditionChange,
} from "./field-changes.ts";
import { CHOICES, type Rename, withRenamed } from "./renamed-options.ts";
import { toObject, type Written, type WrittenStep } from "./written.ts";

/** Reported elsewhere: with the routes and the stored answers. */
const ELSEWHERE = ["route", "answer", "type"];

/** Changes within the steps that both funnels have. */
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
              sentence: diffMessages.typeChanged({
                step: now.id,
                was: old.typeName,
                is: now.typeName,
              }),
            },
          ];
    const { renames, fields } = withRenamed(old.fields, now.fields);
    const changes = fieldChanges(fields, now.fields).filter(
      ({ path }) => !ELSEWHERE.includes(String(path[0])),
    );
    return [
      ...retyped,
      ...renames.map((rename) => describeRename(now, rename)),
      ...changes.flatMap((change) =>
        isConditionChange(change) ? conditionChanges(old, now, change) : [stepChange(now, change)],
      ),
      ...choicesMoved(fields, now),
    ];
  });
}

function describeRename({ id, fields }: WrittenStep, { field, from, to }: Rename): Change {
  const label = String(toObject(toObject(fields[field])[to]).label ?? "");
  const sentence = diffMessages.optionRenamed({ step: id, from, to, label });
  return { part: "steps", kind: "option-renamed", subject: id, sentence };
}

function stepChange({ id }: WrittenStep, { path, before, after }: FieldChange): Change {
  const [field, value] = path;
  const isChoice = CHOICES.includes(String(field)) && value !== undefined;
  const change = { part: "steps" as const, subject: id };
  if (isChoice && path.length === 2 && (before === undefined || after === undefined)) {
    const entry = toObject(after ?? before);
    const option = { step: id, value: String(value), label: String(entry.label) };
    const condition = hasCondition(entry) ? describeCondition(entry.$when) : undefined;
    return before === undefined
      ? {
          ...change,
          kind: "option-added",
          sentence: diffMessages.optionAdded({ ...option, condition }),
        }
      : {
          ...change,
          kind: "option-removed",
          sentence: diffMessages.optionRemoved(option),
        };
  }
  const name = isChoice
    ? diffMessages.optionField({ field: formatPath(path.slice(2)), value: String(value) })
    : formatPath(path);
  const kind =
    typeof before === "string" && typeof after === "string" ? "reworded" : "field-changed";
  const sentence = diffMessages.stepField({ step: id, field: name });
  return { ...change, kind, sentence, ...words(before, after) };
}

/** The values of a change as text. Leaves out absent ones. */
export function words(
  before: FieldChange["before"],
  after: FieldChange["after"],
): Pick<Change, "before" | "after"> {
  return {
    ...(before === undefined ? {} : { before: formatValue(before) }),
    ...(after === undefined ? {} : { after: formatValue(after) }),
  };
}

function choicesMoved(old: WrittenStep["fields"], now: WrittenStep): Change[] {
  return CHOICES.flatMap((field) => {
    const [before, after] = [
      Object.keys(toObject(old[field])),
      Object.keys(toObject(now.fields[field])),
    ];
    const order = (values: string[], others: string[]) =>
      values.filter((value) => others.includes(value)).join(", ");
    if (order(before, after) === order(after, before)) return [];
    return [
      {
        part: "steps",
        kind: "options-reordered",
        subject: now.id,
        sentence: diffMessages.optionsReordered({ step: now.id, field }),
        before: order(before, after),
        after: order(after, before),
      },
    ];
  });
}
