import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { AnswerField } from "./answer-field.tsx";
import styles from "./answers-panel.module.css";
import type { PreviewFlow } from "./preview-data.ts";
import type { Walk } from "./use-walk.ts";

/** Every answer that decides what somebody sees, to be switched; the phone shows it at once. */
export function AnswersPanel({ flow, walk, onClose }: { flow: PreviewFlow; walk: Walk; onClose: () => void }) {
  return (
    <aside className={styles.panel} aria-labelledby="who-looks">
      <div className={styles.head}>
        <h2 id="who-looks" className={styles.title}>
          Who looks
        </h2>
        <Button look="quiet" aria-label="Close" onClick={onClose}>
          <Icon name="x-bold" />
        </Button>
      </div>
      <p className={styles.hint}>These answers decide what is shown: conditions, texts or pictures read them.</p>
      <div className={styles.all}>
        <Button look="quiet" onClick={() => walk.become("all")}>
          Everything answered
        </Button>
        <Button look="quiet" onClick={() => walk.become("nothing")}>
          Nothing answered
        </Button>
      </div>
      {flow.answers.map((answer) => (
        <AnswerField key={answer.name} answer={answer} given={walk.visitor.answers[answer.name]} onAnswer={(value) => walk.answer(answer.name, value)} />
      ))}
    </aside>
  );
}
