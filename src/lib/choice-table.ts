import type { Situation } from "./conditions.ts";

/**
 * A value that depends on a few choices. The first row that matches the choices counts, or else the
 * last row.
 */
export type ChoiceTable<T> = {
  when: { answers?: Record<string, string>; arms?: Record<string, string> };
  is: T;
}[];

export function lookUp<T>(table: ChoiceTable<T>, choices: Situation): T | undefined {
  return findRow(table, choices)?.is;
}

export function findRow<T>(
  table: ChoiceTable<T>,
  { answers, arms }: Situation,
): ChoiceTable<T>[number] | undefined {
  return (
    table.find(({ when }) => wereMade(when.answers, answers) && wereMade(when.arms, arms)) ??
    table.at(-1)
  );
}

function wereMade(wanted: Record<string, string> = {}, made: Record<string, unknown>): boolean {
  return Object.entries(wanted).every(([name, value]) => made[name] === value);
}

/** A choice that something depends on, with all its possible values. */
export interface Dimension {
  of: "answers" | "arms";
  name: string;
  values: string[];
}

/**
 * Tabulates a function over every combination of choices, with unanswered ones last. Leaves out
 * choices that don't affect the result.
 */
export function tabulate<T>(
  dimensions: Dimension[],
  say: (choices: Situation) => T,
  isSame: (one: T, other: T) => boolean = Object.is,
): ChoiceTable<T> {
  const rows = combinations(dimensions).map((when) => ({ when, is: say(when) }));
  const useless = dimensions.find((dimension) => !isRelevant(dimension, rows, isSame));
  if (useless)
    return tabulate(
      dimensions.filter((one) => one !== useless),
      say,
      isSame,
    );
  return rows.map(({ when: { answers, arms }, is }) => ({
    when: { ...nonEmpty("answers", answers), ...nonEmpty("arms", arms) },
    is,
  }));
}

export type Combination = { answers: Record<string, string>; arms: Record<string, string> };

/** Every combination of choices, both with and without each answer. */
export function combinations(dimensions: Dimension[]): Combination[] {
  return dimensions.reduce<Combination[]>(
    (all, { of, name, values }) =>
      all.flatMap((when) => [
        ...values.map((value) => ({ ...when, [of]: { ...when[of], [name]: value } })),
        ...(of === "answers" ? [when] : []),
      ]),
    [{ answers: {}, arms: {} }],
  );
}

/** True if the value differs between rows that only differ in this choice. */
function isRelevant<T>(
  { of, name }: Dimension,
  rows: { when: Combination; is: T }[],
  isSame: (one: T, other: T) => boolean,
): boolean {
  const seen = new Map<string, T>();
  return rows.some(({ when, is }) => {
    const { [name]: _, ...others } = when[of];
    const key = JSON.stringify({ ...when, [of]: others });
    const before = seen.get(key);
    if (before === undefined) seen.set(key, is);
    return before !== undefined && !isSame(before, is);
  });
}

const nonEmpty = (name: "answers" | "arms", made: Record<string, string>) =>
  Object.keys(made).length > 0 ? { [name]: made } : {};
