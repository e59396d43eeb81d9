import { diffMessages } from "#compiler/diagnostics/messages/diff/diff.ts";
import { diffVisitorsMessages } from "#compiler/diagnostics/messages/diff/visitors.ts";
import { describeCondition } from "#compiler/model/describe-condition.ts";
import type { Condition } from "#lib/conditions.ts";
import type { Change } from "./change.ts";
import { type ConditionChange, formatPath } from "./field-changes.ts";
import { CHOICES } from "./renamed-options.ts";
import type { WrittenStep } from "./written.ts";

/** The visitors who now get a step, or a part of it, and the effect on visitors who are on it. */
export function conditionChanges(
  old: WrittenStep,
  now: WrittenStep,
  { path, before, after }: ConditionChange,
): Change[] {
  const at = path.slice(0, -1);
  const [field, value] = at;
  const change = (sentence: string): Change => ({
    part: "steps",
    kind: "condition-changed",
    subject: now.id,
    sentence,
  });
  const forVisitors = (sentence: string): Change => ({
    part: "visitors",
    kind: "condition-changed",
    subject: now.id,
    sentence,
  });
  const step = now.id;
  const conditions = { was: inWords(before), is: inWords(after) };
  if (field === undefined)
    return [
      change(diffMessages.stepConditionChanged({ step, ...conditions })),
      ...(after === undefined || old.route !== now.route ? [] : [forVisitors(stays(now))]),
    ];
  const part = formatPath(at);
  if (field === "instead" && at.length === 2)
    return [change(diffMessages.overrideConditionChanged({ step, part, ...conditions }))];
  if (!CHOICES.includes(String(field)) || at.length !== 2)
    return [change(diffMessages.partConditionChanged({ step, part, ...conditions }))];
  const option = diffMessages.option({ value: String(value) });
  return [
    change(diffMessages.partConditionChanged({ step, part: option, ...conditions })),
    forVisitors(describeOption(now, String(value), conditions.is)),
  ];
}

function inWords(condition: Condition | undefined): string | undefined {
  return condition && describeCondition(condition);
}

/** A URL always shows its step, but only answers to steps on the visitor's path count. */
function stays({ id, fields }: WrittenStep): string {
  return fields.answer === undefined
    ? diffVisitorsMessages.staysOnStep({ step: id })
    : diffVisitorsMessages.staysOnQuestion({ step: id });
}

function describeOption(
  { id: step }: WrittenStep,
  value: string,
  condition: string | undefined,
): string {
  return condition === undefined
    ? diffVisitorsMessages.seesOption({ step, value })
    : diffVisitorsMessages.seesOptionIf({ step, value, condition });
}
