import { useId, useState } from "react";
import type { Answers } from "#lib/json.ts";
import { EXCLUDABLE } from "#rules/member-plan/pool/contents.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { OptionButton } from "#ui/forms/option-button.tsx";
import { Options } from "#ui/forms/options.tsx";
import { usePageAnnouncement } from "#ui/use-page-announcement.ts";
import { EXCLUDED_LABELS } from "./answer-groups.ts";
import { type Excluded, readExclusions } from "./exclusions.ts";
import styles from "./left-out-form.module.css";

interface LeftOutFormProps {
  answers: Answers;
  brand: string;
  /** Why the last choice wasn't saved. */
  error: string | undefined;
  onSave: (exclusions: Excluded[]) => void;
}

/** Asks what a member leaves out, because of an allergy or for any other reason. */
export function LeftOutForm({ answers, brand, error, onSave }: LeftOutFormProps) {
  const titleId = useId();
  const hintId = useId();
  const heading = usePageAnnouncement("What should we leave out?", brand);
  const [chosen, setChosen] = useState<readonly Excluded[]>(() => readExclusions(answers));
  const toggle = (content: Excluded) =>
    setChosen((before) =>
      before.includes(content) ? before.filter((one) => one !== content) : [...before, content],
    );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(EXCLUDABLE.filter((content) => chosen.includes(content)));
      }}
    >
      <div className={styles.head}>
        <h1 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
          What should we leave out?
        </h1>
        <p id={hintId} className={styles.hint}>
          Starting tomorrow, your plan won't include meals with these. If you have an allergy, also
          check the labels of what you buy.
        </p>
      </div>
      <Options labelledBy={titleId} describedBy={hintId}>
        {EXCLUDABLE.map((content) => (
          <li key={content}>
            <OptionButton
              value={content}
              option={{ label: EXCLUDED_LABELS[content] }}
              chosen={chosen.includes(content)}
              multiple
              onChoose={() => toggle(content)}
            />
          </li>
        ))}
      </Options>
      <Alert text={error} boxed />
      <Button type="submit">Save</Button>
    </form>
  );
}
