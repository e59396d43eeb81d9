import { Waiting } from "#ui/waiting.tsx";
import styles from "./changes.module.css";
import type { PreviewChange, PreviewData, PreviewStep } from "./preview-data.ts";
import { useChanges } from "./use-changes.ts";

interface ChangesProps {
  data: PreviewData;
  steps: PreviewStep[];
  onChoose: (step: PreviewStep) => void;
}

/** What was changed since the last commit, in words, and how it gets to visitors. */
export function Changes({ data, steps, onChoose }: ChangesProps) {
  const told = useChanges(data);
  if (!told) return <Waiting text="Comparing with the last commit" />;
  if ("reason" in told)
    return <p className={styles.empty}>There is nothing to compare with: {told.reason}</p>;
  if (told.parts.length === 0)
    return (
      <p className={styles.empty}>
        Nothing has changed since the last commit. Change a line in funnel/ and save: it is told
        here.
      </p>
    );
  return (
    <div className={styles.changes}>
      <h2 className={styles.title}>What changed since the last commit</h2>
      {told.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {told.parts.map(({ heading, changes }) => (
        <section key={heading} className={styles.part}>
          <h3 className={styles.heading}>{heading}</h3>
          <ul className={styles.list}>
            {changes.map((change) => (
              <li key={JSON.stringify(change)} className={styles.change}>
                <Change
                  change={change}
                  step={steps.find(({ id }) => id === change.subject)}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.next}>
        <code>npm run funnel -- check</code> says whether it can be published; then commit and push,
        as the guide tells.
      </p>
    </div>
  );
}

function Change({
  change,
  step,
  onChoose,
}: {
  change: PreviewChange;
  step: PreviewStep | undefined;
  onChoose: (step: PreviewStep) => void;
}) {
  const { sentence, before, after } = change;
  return (
    <>
      <p>
        {sentence}{" "}
        {step && (
          <button
            type="button"
            className={styles.look}
            aria-label={`Look at ${step.id}`}
            onClick={() => onChoose(step)}
          >
            Look
          </button>
        )}
      </p>
      {before !== undefined && <del className={styles.before}>{before}</del>}
      {after !== undefined && <ins className={styles.after}>{after}</ins>}
    </>
  );
}
