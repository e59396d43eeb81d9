import type { AnswerControl, AskedAnswer, Choice, PreviewAnswer } from "../preview-data.ts";

/**
 * The choices for an answer while a step is shown. Steps that ask for the same answer may offer
 * different choices. All of them are included: first those of this step, in its words, then the
 * others with the steps that offer them.
 */
export function getQuestion(
  { asked }: PreviewAnswer,
  shown: string | undefined,
): Pick<AskedAnswer, "question" | "control"> | undefined {
  const own = asked.find(({ step }) => step === shown);
  const [first, ...others] = own ? [own, ...asked.filter((one) => one !== own)] : asked;
  if (!first) return undefined;
  return { question: first.question, control: joinControls(first, others, own !== undefined) };
}

function joinControls(
  first: AskedAnswer,
  others: AskedAnswer[],
  isFirstShown: boolean,
): AnswerControl {
  const { control } = first;
  const asked = [first, ...others];
  const all = (choices: (one: AnswerControl) => Choice[]) =>
    collectChoices(
      asked.map(({ step, control: one }) => ({ step, choices: choices(one) })),
      isFirstShown,
    );
  if (control.kind === "map")
    return {
      ...control,
      keys: all(getKeys),
      values: all(getValues).map(({ value, label }) => ({ value, label })),
    };
  if (control.kind === "one" || control.kind === "many")
    return { ...control, values: all(getValues) };
  if (control.kind !== "number" || isFirstShown) return control;
  const ranges = asked.flatMap(({ control: one }) => (one.kind === "number" ? [one] : []));
  return {
    ...control,
    min: Math.min(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
  };
}

/**
 * Each value once. If the current step doesn't ask, choices that every asking step offers don't
 * need a list of steps.
 */
function collectChoices(
  asked: { step: string; choices: Choice[] }[],
  isFirstShown: boolean,
): Choice[] {
  const values = [...new Set(asked.flatMap(({ choices }) => choices.map(({ value }) => value)))];
  const shown = values.flatMap((value): Choice[] => {
    const there = asked.flatMap(({ step, choices }) =>
      choices.filter((choice) => choice.value === value).map(({ label }) => ({ step, label })),
    );
    const [first] = there;
    if (!first) return [];
    const isCommon = isFirstShown ? first.step === asked[0]?.step : there.length === asked.length;
    return [
      { value, label: first.label, ...(isCommon ? {} : { onlyAt: there.map(({ step }) => step) }) },
    ];
  });
  return [...shown.filter(({ onlyAt }) => !onlyAt), ...shown.filter(({ onlyAt }) => onlyAt)];
}

const getValues = (control: AnswerControl) => ("values" in control ? control.values : []);
const getKeys = (control: AnswerControl) => ("keys" in control ? control.keys : []);
