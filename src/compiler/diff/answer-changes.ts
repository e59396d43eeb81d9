import { joinWithAnd } from "#compiler/diagnostics/did-you-mean.ts";
import { diffMessages } from "#compiler/diagnostics/messages/diff/diff.ts";
import { describeKind } from "#compiler/model/answers.ts";
import { mergeChange } from "#lib/texts/personalize.ts";
import type { Domain } from "#quiz/steps/step-type.ts";
import type { Change } from "./change.ts";
import type { Written } from "./written.ts";

interface Asked {
  domain: Domain;
  steps: string[];
}

/** Stored answers that stop counting, in part or completely. Leaves out answers that stay valid. */
export function answerChanges(before: Written, after: Written): Change[] {
  const [old, now] = [collectQuestions(before), collectQuestions(after)];
  return [...old].flatMap(([name, asked]) => {
    const sentences = describeLoss(name, asked, now.get(name), after);
    return sentences.map(
      (sentence): Change => ({ part: "answers", kind: "answers-dropped", subject: name, sentence }),
    );
  });
}

/**
 * The answers that a funnel asks for. If two steps ask for the same one, it can be what either
 * offers.
 */
function collectQuestions({ steps }: Written): Map<string, Asked[]> {
  const asked = new Map<string, Asked[]>();
  for (const { id, type, fields } of steps.values()) {
    // Some visitors can also choose options from "instead".
    const variants = Array.isArray(fields.instead)
      ? [fields, ...fields.instead.map((other) => mergeChange(fields, other))]
      : [fields];
    for (const question of variants.flatMap((variant) => type?.answerSpec?.(variant) ?? []))
      asked.set(question.name, [
        ...(asked.get(question.name) ?? []),
        { domain: question.domain, steps: [id] },
      ]);
  }
  return asked;
}

function describeLoss(
  name: string,
  old: Asked[],
  now: Asked[] | undefined,
  after: Written,
): string[] {
  if (!now) {
    const renamed = old
      .flatMap(({ steps }) => steps)
      .flatMap((id) => after.steps.get(id)?.fields.answer ?? []);
    const [other] = renamed;
    return [
      other === undefined
        ? diffMessages.answerDropped({ answer: name })
        : diffMessages.answerReplaced({ answer: name, by: String(other) }),
    ];
  }
  const [kindBefore, kindNow] = [old[0]?.domain.kind, now[0]?.domain.kind];
  if (kindBefore && kindNow && kindBefore !== kindNow)
    return [
      diffMessages.answerKindChanged({
        answer: name,
        was: describeKind(kindBefore),
        is: describeKind(kindNow),
      }),
    ];
  const lost = missing(old, now, (domain) => ("values" in domain ? domain.values : []));
  const lostCards = missing(old, now, (domain) => ("keys" in domain ? domain.keys : []));
  const [rangeBefore, rangeNow] = [findRange(old), findRange(now)];
  return [
    ...(lost.length > 0 ? [diffMessages.valuesDropped({ answer: name, values: lost })] : []),
    ...(lostCards.length > 0
      ? [diffMessages.cardsDropped({ answer: name, cards: joinWithAnd(lostCards) })]
      : []),
    ...(rangeBefore &&
    rangeNow &&
    (rangeNow.min > rangeBefore.min || rangeNow.max < rangeBefore.max)
      ? [diffMessages.rangeNarrowed({ answer: name, was: rangeBefore, is: rangeNow })]
      : []),
  ];
}

function missing(old: Asked[], now: Asked[], values: (domain: Domain) => string[]): string[] {
  const still = new Set(now.flatMap(({ domain }) => values(domain)));
  return [...new Set(old.flatMap(({ domain }) => values(domain)))].filter(
    (value) => !still.has(value),
  );
}

function findRange(asked: Asked[]): { min: number; max: number } | undefined {
  const ranges = asked.flatMap(({ domain }) => (domain.kind === "number" ? [domain] : []));
  return ranges.length === 0
    ? undefined
    : {
        min: Math.min(...ranges.map(({ min }) => min)),
        max: Math.max(...ranges.map(({ max }) => max)),
      };
}
