import type { Condition } from "#lib/conditions.ts";
import type { Json } from "#lib/json.ts";
import { conditionInWords } from "../condition-in-words.ts";
import type { Change } from "./change.ts";
import { type FieldChange, pathInWords } from "./field-changes.ts";
import { CHOICES } from "./renamed-options.ts";
import type { WrittenStep } from "./written.ts";

/** Whom a step, or something in it, is for now, and what that does to whoever stands on it. */
export function conditionChanges(
  old: WrittenStep,
  now: WrittenStep,
  { path, before, after }: FieldChange,
): Change[] {
  const at = path.slice(0, -1);
  const [field, value] = at;
  const change = (sentence: string): Change => ({
    part: "steps",
    kind: "condition-changed",
    subject: now.id,
    sentence,
  });
  const told = (sentence: string): Change => ({
    part: "visitors",
    kind: "condition-changed",
    subject: now.id,
    sentence,
  });
  if (field === undefined) {
    const sentence = `"${now.id}" is ${whom(after)} now; it was ${whom(before)}.`;
    return [
      change(sentence),
      ...(after === undefined || old.route !== now.route ? [] : [told(stays(now))]),
    ];
  }
  if (field === "instead" && at.length === 2)
    return [
      change(`"${now.id}", ${pathInWords(at)}, is ${whom(after)} now; it was ${whom(before)}.`),
    ];
  const isChoice = CHOICES.includes(String(field)) && at.length === 2;
  const named = isChoice ? `option "${value}"` : pathInWords(at);
  return [
    change(`"${now.id}", ${named}, is there ${whom(after)} now; it was ${whom(before)}.`),
    ...(isChoice ? [told(seen(now, String(value), after))] : []),
  ];
}

function whom(condition: Json | undefined): string {
  return condition === undefined
    ? "for everybody"
    : `only where ${conditionInWords(condition as unknown as Condition)}`;
}

/** An address shows its step to whoever opens it; only answers to steps on one's way count. */
function stays({ id, fields }: WrittenStep): string {
  const answer =
    fields.answer === undefined ? "" : " What they answer there does not count, and stays stored.";
  return `Whoever stands on "${id}" stays on it, also where it is no longer for them.${answer}`;
}

function seen({ id }: WrittenStep, value: string, after: Json | undefined): string {
  if (after === undefined)
    return `Whoever stands on "${id}" has "${value}" there now; where it was chosen before, it counts again.`;
  return `Whoever stands on "${id}" has "${value}" there ${whom(after)}; where others chose it, it counts as not chosen, and stays stored.`;
}
