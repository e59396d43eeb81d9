import type { Condition } from "#lib/conditions.ts";
import { isJsonObject } from "#lib/json.ts";
import { inFull, lookWhere } from "#lib/tailored.ts";
import type { AnyStep } from "#steps/step.ts";
import { ALWAYS, isAlways, isNever, NEVER } from "../settled.ts";

/** With more conditions in the fields that matter, the looks of a step are too many to be told apart. */
const MOST_CONDITIONS = 8;

/** What something of a step is in each of its looks. */
export interface Outcomes<T> {
  conditions: Condition[];
  /** By the conditions that hold, as the bits of the index. */
  byLook: T[];
}

/** What `of` makes of each look of a step; undefined where there are too many. Only conditions in fields that it reads are told apart. */
export function outcomesOf<T>(step: AnyStep, of: (look: AnyStep) => T): Outcomes<T> | undefined {
  const conditions = conditionsIn(step, fieldsRead(inFull(step), of));
  if (conditions.length > MOST_CONDITIONS) return undefined;
  const texts = conditions.map((condition) => JSON.stringify(condition));
  const holdsIn = (look: number) => (condition: Condition) =>
    (look & (1 << texts.indexOf(JSON.stringify(condition)))) !== 0;
  return {
    conditions,
    byLook: Array.from({ length: 1 << conditions.length }, (_, look) =>
      of(lookWhere(step, holdsIn(look))),
    ),
  };
}

/** The condition for whose look something is so. */
export function whenSo<T>(
  { conditions, byLook }: Outcomes<T>,
  isSo: (outcome: T) => boolean,
): Condition {
  const from = (index: number, look: number): Condition => {
    const condition = conditions[index];
    if (!condition) return isSo(byLook[look] as T) ? ALWAYS : NEVER;
    return decidedBy(condition, from(index + 1, look | (1 << index)), from(index + 1, look));
  };
  return from(0, 0);
}

/** `then` where a condition holds, `otherwise` where not, without saying more than is needed. */
function decidedBy(condition: Condition, then: Condition, otherwise: Condition): Condition {
  if (JSON.stringify(then) === JSON.stringify(otherwise)) return then;
  const holding = isAlways(then) ? condition : isNever(then) ? NEVER : { all: [condition, then] };
  const failing = isAlways(otherwise)
    ? { not: condition }
    : isNever(otherwise)
      ? NEVER
      : { all: [{ not: condition }, otherwise] };
  if (isNever(failing)) return holding;
  return isNever(holding) ? failing : { any: [holding, failing] };
}

function fieldsRead(look: AnyStep, of: (look: AnyStep) => unknown): string[] {
  const read = new Set<string>();
  const noting: ProxyHandler<AnyStep> = {
    get(fields, field) {
      read.add(String(field));
      return Reflect.get(fields, field);
    },
  };
  of(new Proxy(look, noting));
  return [...read];
}

/** The conditions that decide these fields of a step, each once. */
function conditionsIn(step: AnyStep, fields: string[]): Condition[] {
  const { $overrides = [], ...base } = step;
  const within = (part: object) =>
    fields.flatMap((field) => (Object.hasOwn(part, field) ? [Reflect.get(part, field)] : []));
  const all = [
    ...within(base).flatMap(conditionsBelow),
    ...$overrides.flatMap((override) =>
      within(override).length > 0
        ? [override.$when, ...within(override).flatMap(conditionsBelow)]
        : [],
    ),
  ];
  return [...new Map(all.map((condition) => [JSON.stringify(condition), condition])).values()];
}

function conditionsBelow(part: unknown): Condition[] {
  if (Array.isArray(part)) return part.flatMap(conditionsBelow);
  if (!isJsonObject(part)) return [];
  return Object.entries(part).flatMap(([key, inner]) =>
    key === "$when" ? [inner as unknown as Condition] : conditionsBelow(inner),
  );
}
