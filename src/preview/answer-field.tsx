import { type ReactNode, useId } from "react";
import { AnyOf, CardsOf, OneOf } from "./answer-choices.tsx";
import styles from "./answer-field.module.css";
import { HeightOf, NumberOf, WeightOf } from "./answer-numbers.tsx";
import type { Answering } from "./answering.ts";
import { offeredAt } from "./offered.ts";
import type { AnswerControl, PreviewAnswer } from "./preview-data.ts";

interface AnswerFieldProps extends Pick<Answering<never>, "given" | "onAnswer"> {
  answer: PreviewAnswer;
  /** The id of the step that is looked at. */
  shown: string | undefined;
}

/** One answer of whoever looks at the preview, in the control that its kind asks for. */
export function AnswerField({ answer, shown, given, onAnswer }: AnswerFieldProps) {
  const id = useId();
  const offered = offeredAt(answer, shown);
  if (!offered) return null;
  return (
    <fieldset className={styles.field} aria-labelledby={id}>
      <p id={id} className={styles.question}>
        {offered.question} <code className={styles.name}>{answer.name}</code>
      </p>
      {controlOf(offered.control, { given, onAnswer, labelledBy: id })}
    </fieldset>
  );
}

function controlOf(control: AnswerControl, told: Omit<Answering<never>, "control">): ReactNode {
  switch (control.kind) {
    case "one":
      return <OneOf {...told} control={control} />;
    case "many":
      return <AnyOf {...told} control={control} />;
    case "map":
      return <CardsOf {...told} control={control} />;
    case "number":
      return <NumberOf {...told} control={control} />;
    case "height":
      return <HeightOf {...told} control={control} />;
    case "weight":
      return <WeightOf {...told} control={control} />;
  }
}
