import { merged } from "#lib/tailored.ts";
import type { Domain } from "#steps/step-type.ts";
import { kindInWords } from "../answers.ts";
import { allOf } from "../did-you-mean.ts";
import type { Change } from "./change.ts";
import type { Written } from "./written.ts";

interface Asked {
  domain: Domain;
  steps: string[];
}

/** Stored answers that no longer count, in part or whole. What stays valid is not told. */
export function answerChanges(before: Written, after: Written): Change[] {
  const [old, now] = [askedIn(before), askedIn(after)];
  return [...old].flatMap(([name, asked]) => {
    const sentences = lostOf(name, asked, now.get(name), after);
    return sentences.map(
      (sentence): Change => ({ part: "answers", kind: "answers-dropped", subject: name, sentence }),
    );
  });
}

/** The answers that a funnel asks for. Two steps may ask for one; it can then be what either offers. */
function askedIn({ steps }: Written): Map<string, Asked[]> {
  const asked = new Map<string, Asked[]>();
  for (const { id, type, fields } of steps.values()) {
    // an option that some have by "instead" alone can be chosen too
    const looks = Array.isArray(fields.instead)
      ? [fields, ...fields.instead.map((other) => merged(fields, other))]
      : [fields];
    for (const question of looks.flatMap((look) => type?.asks?.(look) ?? []))
      asked.set(question.name, [
        ...(asked.get(question.name) ?? []),
        { domain: question.domain, steps: [id] },
      ]);
  }
  return asked;
}

function lostOf(name: string, old: Asked[], now: Asked[] | undefined, after: Written): string[] {
  if (!now) {
    const renamed = old
      .flatMap(({ steps }) => steps)
      .flatMap((id) => after.steps.get(id)?.fields.answer ?? []);
    const [other] = renamed;
    return [
      `Nothing asks for "${name}" any more${other === undefined ? "" : `, "${String(other)}" is asked for instead`}: what was answered there no longer counts.`,
    ];
  }
  const [kindBefore, kindNow] = [old[0]?.domain.kind, now[0]?.domain.kind];
  if (kindBefore && kindNow && kindBefore !== kindNow)
    return [
      `"${name}" was ${kindInWords(kindBefore)} and is ${kindInWords(kindNow)}: what was answered before no longer counts.`,
    ];
  const lost = missing(old, now, (domain) => ("values" in domain ? domain.values : []));
  const lostCards = missing(old, now, (domain) => ("keys" in domain ? domain.keys : []));
  const [rangeBefore, rangeNow] = [rangeOf(old), rangeOf(now)];
  return [
    ...(lost.length > 0
      ? [
          `"${name}" can no longer be ${allOf(lost).replace(" and ", " or ")}: whoever answered so is as if not asked.`,
        ]
      : []),
    ...(lostCards.length > 0
      ? [`"${name}" no longer holds ${allOf(lostCards)}: verdicts on them no longer count.`]
      : []),
    ...(rangeBefore &&
    rangeNow &&
    (rangeNow.min > rangeBefore.min || rangeNow.max < rangeBefore.max)
      ? [
          `"${name}" goes from ${rangeNow.min} to ${rangeNow.max} now, it went from ${rangeBefore.min} to ${rangeBefore.max}: what lies outside no longer counts.`,
        ]
      : []),
  ];
}

function missing(old: Asked[], now: Asked[], values: (domain: Domain) => string[]): string[] {
  const still = new Set(now.flatMap(({ domain }) => values(domain)));
  return [...new Set(old.flatMap(({ domain }) => values(domain)))].filter(
    (value) => !still.has(value),
  );
}

function rangeOf(asked: Asked[]): { min: number; max: number } | undefined {
  const ranges = asked.flatMap(({ domain }) => (domain.kind === "number" ? [domain] : []));
  return ranges.length === 0
    ? undefined
    : {
        min: Math.min(...ranges.map(({ min }) => min)),
        max: Math.max(...ranges.map(({ max }) => max)),
      };
}
