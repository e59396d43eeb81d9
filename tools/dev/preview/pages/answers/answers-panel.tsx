import { type ReactNode, useId } from "react";
import { Button } from "#ui/button.tsx";
import { RoundButton } from "#ui/round-button.tsx";
import type { AnswerControl, PreviewAnswer, PreviewFlow } from "../preview-data.ts";
import { ArmSwitch } from "../toolbar/arm-switch.tsx";
import type { PreviewState } from "../visitor/use-preview-state.ts";
import { AnyOf, CardsOf, OneOf } from "./answer-choices.tsx";
import { AnswerFrame } from "./answer-frame.tsx";
import { HeightOf, NumberOf, WeightOf } from "./answer-numbers.tsx";
import type { Answering } from "./answering.ts";
import styles from "./answers-panel.module.css";
import { getQuestion } from "./offered.ts";

/** Controls for every answer that changes what a visitor sees. The phone updates at once. */
export function AnswersPanel({
  flow,
  walk,
  onClose,
}: {
  flow: PreviewFlow;
  walk: PreviewState;
  onClose: () => void;
}) {
  return (
    <aside
      className={styles.panel}
      aria-labelledby="who-looks"
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <div className={styles.head}>
        <h2 id="who-looks" className={styles.title}>
          Preview as
        </h2>
        <RoundButton look="framed" icon="x-bold" aria-label="Close" onClick={onClose} />
      </div>
      <p className={styles.hint}>{hint(flow)}</p>
      <AllAnswers walk={walk} />
      {flow.experiments.map((experiment) => (
        <ExperimentField key={experiment.id} experiment={experiment} walk={walk} />
      ))}
      {flow.answers.map((answer) => (
        <AnswerField
          key={answer.name}
          answer={answer}
          shown={walk.step?.id}
          given={walk.visitor.answers[answer.name]}
          onAnswer={(value) => walk.answer(answer.name, value)}
        />
      ))}
    </aside>
  );
}

/** Answers everything, or nothing. */
function AllAnswers({ walk }: { walk: PreviewState }) {
  return (
    <div className={styles.all}>
      <Button look="quiet" onClick={() => walk.become("all")}>
        Everything answered
      </Button>
      <Button look="quiet" onClick={() => walk.become("nothing")}>
        Nothing answered
      </Button>
    </div>
  );
}

interface ExperimentFieldProps {
  experiment: PreviewFlow["experiments"][number];
  walk: PreviewState;
}

function ExperimentField({ experiment, walk }: ExperimentFieldProps) {
  return (
    <AnswerFrame question={experiment.question} name={experiment.id}>
      <ArmSwitch experiment={experiment} walk={walk} />
    </AnswerFrame>
  );
}

function hint({ answers, experiments }: PreviewFlow): string {
  if (answers.length === 0)
    return experiments.length > 0
      ? "These arms decide what is shown."
      : "Everyone sees the same funnel: no condition, text, or picture depends on an answer.";
  return `These ${experiments.length > 0 ? "arms and answers" : "answers"} decide what is shown: conditions, texts, or pictures depend on them.`;
}

interface AnswerFieldProps extends Pick<Answering<never>, "given" | "onAnswer"> {
  answer: PreviewAnswer;
  /** The id of the current step. */
  shown: string | undefined;
}

/** One answer of the preview's visitor, with the control for its kind. */
function AnswerField({ answer, shown, given, onAnswer }: AnswerFieldProps) {
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
