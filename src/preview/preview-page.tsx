import { useMemo, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { AllScreens } from "./all-screens.tsx";
import { AnswersPanel } from "./answers-panel.tsx";
import { Changes } from "./changes.tsx";
import { FlowMap } from "./flow-map.tsx";
import { PhoneFrame } from "./phone-frame.tsx";
import styles from "./preview-page.module.css";
import { Problems } from "./problems.tsx";
import { type SeenStep, seenSteps } from "./seen-steps.ts";
import { StepNote } from "./step-note.tsx";
import { Toolbar, type View, viewNamed } from "./toolbar.tsx";
import { usePreviewData } from "./use-preview-data.ts";
import { useWalk } from "./use-walk.ts";

/** A marketer's main screen: the flow on one side, the chosen step in a phone on the other, and below what is wrong. */
export function PreviewPage() {
  const { data, failed } = usePreviewData();
  const [view, setView] = useState<View>(() => viewNamed(sessionStorage.getItem(VIEW)));
  const [answering, setAnswering] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const flow = data?.flow;
  const walk = useWalk(flow);
  const { visitor } = walk;
  const seen = useMemo(
    () => (flow ? seenSteps(flow, visitor) : new Map<string, SeenStep>()),
    [flow, visitor],
  );

  if (!data) {
    return (
      <div className={styles.waiting}>
        {failed ? (
          <p>The development server does not answer. Is npm start running?</p>
        ) : (
          <Waiting text="Reading the funnel" />
        )}
      </div>
    );
  }
  const look = (wanted: View) => {
    sessionStorage.setItem(VIEW, wanted);
    setView(wanted);
  };
  const closeAnswers = () => {
    setAnswering(false);
    opener.current?.focus();
  };
  return (
    <div className={styles.page}>
      <Toolbar name={data.name} flow={flow} walk={walk} view={view} onView={look}>
        <Button
          ref={opener}
          look="quiet"
          aria-expanded={answering}
          onClick={() => setAnswering(!answering)}
        >
          <Icon name="sliders-horizontal" /> Answers
        </Button>
      </Toolbar>
      {flow ? (
        <main className={styles.main}>
          {answering && <AnswersPanel flow={flow} walk={walk} onClose={closeAnswers} />}
          <section className={styles.overview} aria-label={overviews[view]}>
            {view === "map" && <FlowMap flow={flow} seen={seen} walk={walk} />}
            {view === "screens" && <AllScreens flow={flow} seen={seen} walk={walk} />}
            {view === "changes" && (
              <Changes data={data} steps={flow.steps} onChoose={walk.choose} />
            )}
          </section>
          <section className={styles.chosen} aria-label="The chosen step">
            <PhoneFrame walk={walk} />
            {walk.step && <StepNote steps={flow.steps} walk={walk} step={walk.step} />}
          </section>
        </main>
      ) : (
        <main className={styles.waiting}>
          <p>Mend what is listed below, and the screens come.</p>
        </main>
      )}
      <Problems errors={data.errors} warnings={data.warnings} hasScreens={flow !== undefined} />
    </div>
  );
}

const overviews: Record<View, string> = {
  map: "Map of the funnel",
  screens: "All screens",
  changes: "What changed",
};

const VIEW = "previewView";
