import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { AnswerField } from "./answer-field.tsx";
import styles from "./answers-panel.module.css";
import { ArmSwitch } from "./arm-switch.tsx";
import type { PreviewFlow } from "./preview-data.ts";
import { RoundButton } from "./round-button.tsx";
import type { Walk } from "./use-walk.ts";

/** Every answer that decides what somebody sees, to be switched; the phone shows it at once. */
export function AnswersPanel({
  flow,
  walk,
  onClose,
}: {
  flow: PreviewFlow;
  walk: Walk;
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
          Who looks
        </h2>
        <RoundButton aria-label="Close" onClick={onClose}>
          <Icon name="x-bold" />
        </RoundButton>
      </div>
      <p className={styles.hint}>{hint(flow)}</p>
      <div className={styles.all}>
        <Button look="quiet" onClick={() => walk.become("all")}>
          Everything answered
        </Button>
        <Button look="quiet" onClick={() => walk.become("nothing")}>
          Nothing answered
        </Button>
      </div>
      {flow.experiments.map((experiment) => (
        <div key={experiment.id} className={styles.experiment}>
          <p className={styles.question}>
            {experiment.question} <code className={styles.name}>{experiment.id}</code>
          </p>
          <ArmSwitch experiment={experiment} walk={walk} />
        </div>
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

function hint({ answers, experiments }: PreviewFlow): string {
  if (answers.length === 0)
    return experiments.length > 0
      ? "These arms decide what is shown."
      : "Everybody sees the same: no condition, text or picture reads an answer.";
  return `These ${experiments.length > 0 ? "arms and answers" : "answers"} decide what is shown: conditions, texts or pictures read them.`;
}
