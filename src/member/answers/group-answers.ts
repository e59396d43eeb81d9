import type { Answers } from "#lib/json.ts";
import { type DatedAnswers, getAnswers } from "../plan/dated-answers.ts";
import { DAYS } from "../tracker/notes.ts";
import type { AnswerRow } from "./answer-group.tsx";
import { ANSWER_GROUPS, EXCLUDED_LABELS } from "./answer-groups.ts";
import { comingDay } from "./change-answers.ts";
import { readExclusions } from "./exclusions.ts";
import type { Questions } from "./questions.ts";
import { LEFT_OUT } from "./use-answers-view.ts";

/** The groups of rows that the list shows: the latest answers, and what counts until they do. */
export function groupAnswers(
  dated: readonly DatedAnswers[],
  current: number,
  questions: Pick<Questions, "inWords">,
): { title: string; rows: AnswerRow[] }[] {
  const latest = describeAnswers(getAnswers(dated, DAYS), questions);
  const today = describeAnswers(getAnswers(dated, current), questions);
  const day = comingDay(dated, current);
  const createRow = (view: string, label: string): AnswerRow => ({
    view,
    label,
    text: latest.get(view),
    until:
      day === undefined || today.get(view) === latest.get(view)
        ? undefined
        : { day, text: today.get(view) },
  });
  return [
    ...ANSWER_GROUPS.map(({ title, answers }) => ({
      title,
      // Answers that the quiz doesn't ask for can't be changed.
      rows: answers.filter(([name]) => latest.has(name)).map((about) => createRow(...about)),
    })),
    { title: "Left out", rows: [createRow(LEFT_OUT, "What you can't or don't want to eat")] },
  ];
}

/** Every answer in words, by the view that asks for it. */
function describeAnswers(answers: Answers, questions: Pick<Questions, "inWords">) {
  const excluded = readExclusions(answers).map((content) => EXCLUDED_LABELS[content]);
  return new Map<string, string | undefined>([
    ...questions.inWords(answers).map(({ name, text }) => [name, text] as const),
    [LEFT_OUT, excluded.length > 0 ? excluded.join(", ") : "Nothing"],
  ]);
}
