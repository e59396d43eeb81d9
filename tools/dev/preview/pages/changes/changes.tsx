import { useEffect, useState } from "react";
import { Loading } from "#ui/loading/loading.tsx";
import type { PreviewChange, PreviewChanges, PreviewData, PreviewStep } from "../preview-data.ts";
import { TextLink } from "../toolbar/text-link.tsx";
import styles from "./changes.module.css";

interface ChangesProps {
  data: PreviewData;
  steps: PreviewStep[];
  onChoose: (step: PreviewStep) => void;
}

/** The changes since the last commit, in words, and the way to publish them. */
export function Changes({ data, steps, onChoose }: ChangesProps) {
  const changes = useChanges(data);
  if (!changes) return <Loading text="Comparing with the last commit" />;
  if ("reason" in changes)
    return <p className={styles.empty}>{`Nothing to compare with: ${changes.reason}`}</p>;
  if (changes.parts.length === 0)
    return (
      <p className={styles.empty}>
        Nothing has changed since the last commit. Change a line in funnel/ and save it to see the
        change here.
      </p>
    );
  return (
    <div className={styles.changes}>
      <h2 className={styles.title}>What changed since the last commit</h2>
      {changes.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {changes.parts.map((part) => (
        <ChangedPart key={part.heading} {...part} steps={steps} onChoose={onChoose} />
      ))}
      <p className={styles.next}>
        <span>Run</span> <code>npm run funnel -- check</code>{" "}
        <span>to see if you can publish, then commit and push as described in the guide.</span>
      </p>
    </div>
  );
}

interface ChangedPartProps extends Omit<ChangesProps, "data"> {
  heading: string;
  changes: PreviewChange[];
}

function ChangedPart({ heading, changes, steps, onChoose }: ChangedPartProps) {
  return (
    <section className={styles.part}>
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
        <span>{sentence}</span>{" "}
        {step && (
          <TextLink aria-label={`View ${step.id}`} onClick={() => onChoose(step)}>
            View
          </TextLink>
        )}
      </p>
      {before !== undefined && <del className={styles.before}>{before}</del>}
      {after !== undefined && <ins className={styles.after}>{after}</ins>}
    </>
  );
}

/**
 * The differences from the last commit; undefined until the server has answered. Asks again
 * whenever the funnel's files change, and when you return to the window, because you may have
 * committed.
 */
function useChanges(data: PreviewData): PreviewChanges | undefined {
  const [changes, setChanges] = useState<PreviewChanges>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other files have other changes
  useEffect(() => {
    let latest = 0;
    const ask = () => {
      const asked = ++latest;
      const take = (answer: PreviewChanges) => asked === latest && setChanges(answer);
      fetch("/__funnel/changes")
        .then((response) => response.json())
        .then(take, () => take({ reason: "The development server isn't responding." }));
    };
    ask();
    window.addEventListener("focus", ask);
    return () => {
      latest = Number.NaN;
      window.removeEventListener("focus", ask);
    };
  }, [data]);
  return changes;
}
