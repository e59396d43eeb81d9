import { type ReactNode, useId } from "react";
import type { AnswerControl, PreviewAnswer } from "../preview-data.ts";
import { AnyOf, CardsOf, OneOf } from "./answer-choices.tsx";
import { AnswerFrame } from "./answer-frame.tsx";
import { HeightOf, NumberOf, WeightOf } from "./answer-numbers.tsx";
import type { Answering } from "./answering.ts";
import { getQuestion } from "./offered.ts";

interface AnswerFieldProps extends Pick<Answering<never>, "given" | "onAnswer"> {
  answer: PreviewAnswer;
  /** The id of the current step. */
  shown: string | undefined;
}

/** One answer of the preview's visitor, with the control for its kind. */
export function AnswerField({ answer, shown, given, onAnswer }: AnswerFieldProps) {
  const id = useId();
  const offered = getQuestion(answer, shown);
  if (!offered) return null;
  return (
    <AnswerFrame id={id} question={offered.question} name={answer.name}>
      {renderControl(offered.control, { given, onAnswer, labelledBy: id })}
    </AnswerFrame>
  );
}

function renderControl(
  control: AnswerControl,
  props: Omit<Answering<never>, "control">,
): ReactNode {
  switch (control.kind) {
    case "one":
      return <OneOf {...props} control={control} />;
    case "many":
      return <AnyOf {...props} control={control} />;
    case "map":
      return <CardsOf {...props} control={control} />;
    case "number":
      return <NumberOf {...props} control={control} />;
    case "height":
      return <HeightOf {...props} control={control} />;
    case "weight":
      return <WeightOf {...props} control={control} />;
  }
}
