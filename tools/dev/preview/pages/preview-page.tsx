import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Loading } from "#ui/loading/loading.tsx";
import { AnswersPanel } from "./answers/answers-panel.tsx";
import { Changes } from "./changes/changes.tsx";
import { Diagnostics } from "./changes/diagnostics.tsx";
import { FlowMap } from "./flow/flow-map.tsx";
import { getCounted } from "./flow/get-counted.ts";
import { StepNote } from "./flow/step-note.tsx";
import { AllScreens } from "./frames/all-screens.tsx";
import { PhoneFrame } from "./frames/phone-frame.tsx";
import type { PreviewData, PreviewFlow, PreviewNumbers } from "./preview-data.ts";
import styles from "./preview-page.module.css";
import { parseView, Toolbar, type View } from "./toolbar/toolbar.tsx";
import { type PreviewState, usePreviewState } from "./visitor/use-preview-state.ts";
import { type StepView, visitorView } from "./visitor/visitor-view.ts";

/**
 * A marketer's main screen: the flow on one side, the chosen step on a phone on the other, and
 * errors and warnings below.
 */
export function PreviewPage() {
  const { data, failed } = usePreviewData();
  const numbers = usePreviewNumbers();
  const [view, changeView] = useView();
  const { answering, opener, toggleAnswers, closeAnswers } = useAnswersPanel();
  const flow = data?.flow;
  const walk = usePreviewState(flow);
  const { visitor } = walk;
  const seen = useMemo(
    () => (flow ? visitorView(flow, visitor) : new Map<string, StepView>()),
    [flow, visitor],
  );

  if (!data) return <Waiting failed={failed} />;
  return (
    <div className={styles.page}>
      <Toolbar name={data.name} flow={flow} walk={walk} view={view} onView={changeView}>
        <Button ref={opener} look="quiet" aria-expanded={answering} onClick={toggleAnswers}>
          <Icon name="sliders-horizontal" /> <span>Answers</span>
        </Button>
      </Toolbar>
      {flow ? (
        <main className={styles.main}>
          {answering && <AnswersPanel flow={flow} walk={walk} onClose={closeAnswers} />}
          <Overview view={view} data={data} flow={flow} seen={seen} numbers={numbers} walk={walk} />
          <ChosenStep flow={flow} numbers={numbers} walk={walk} />
        </main>
      ) : (
        <main className={styles.waiting}>
          <p>Fix the errors below to see the screens.</p>
        </main>
      )}
      <Diagnostics errors={data.errors} warnings={data.warnings} hasScreens={flow !== undefined} />
    </div>
  );
}

/** The chosen view. A reload of this tab keeps it. */
function useView() {
  const [view, setView] = useState<View>(() => parseView(sessionStorage.getItem(VIEW)));
  const changeView = (wanted: View) => {
    sessionStorage.setItem(VIEW, wanted);
    setView(wanted);
  };
  return [view, changeView] as const;
}

/** True if the answers are open. Closing them gives the focus back to the button that opens them. */
function useAnswersPanel() {
  const [answering, setAnswering] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const closeAnswers = () => {
    setAnswering(false);
    opener.current?.focus();
  };
  return { answering, opener, toggleAnswers: () => setAnswering(!answering), closeAnswers };
}

function Waiting({ failed }: { failed: boolean }) {
  return (
    <div className={styles.waiting}>
      {failed ? (
        <p>The development server isn't responding. Is npm start running?</p>
      ) : (
        <Loading text="Reading the funnel" />
      )}
    </div>
  );
}

interface OverviewProps {
  view: View;
  data: PreviewData;
  flow: PreviewFlow;
  seen: Map<string, StepView>;
  numbers: PreviewNumbers | undefined;
  walk: PreviewState;
}

function Overview({ view, data, flow, seen, numbers, walk }: OverviewProps) {
  return (
    <section className={styles.overview} aria-label={overviews[view]}>
      {view === "map" && <FlowMap flow={flow} seen={seen} numbers={numbers} walk={walk} />}
      {view === "screens" && <AllScreens flow={flow} seen={seen} walk={walk} />}
      {view === "changes" && <Changes data={data} steps={flow.steps} onChoose={walk.choose} />}
      {view === "mails" && (
        <iframe className={styles.mails} src="/__funnel/mails" title="All mails" />
      )}
    </section>
  );
}

function ChosenStep({ flow, numbers, walk }: Pick<OverviewProps, "flow" | "numbers" | "walk">) {
  return (
    <section className={styles.chosen} aria-label="The chosen step">
      <PhoneFrame walk={walk} />
      {walk.step && (
        <StepNote
          steps={flow.steps}
          walk={walk}
          step={walk.step}
          counted={getCounted(walk.step, numbers)}
        />
      )}
    </section>
  );
}

const overviews: Record<View, string> = {
  map: "Map of the funnel",
  screens: "All screens",
  changes: "What changed",
  mails: "All mails",
};

const VIEW = "previewView";

/** The numbers of visitors of the published quiz; undefined until the server has answered. */
function usePreviewNumbers(): PreviewNumbers | undefined {
  const [numbers, setNumbers] = useState<PreviewNumbers>();
  useEffect(() => {
    const controller = new AbortController();
    const setUnreadable = () =>
      setNumbers({ kind: "unreadable", reason: "The development server doesn't answer." });
    fetch("/__funnel/numbers", { cache: "no-store", signal: controller.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(response)))
      .then(setNumbers, () => controller.signal.aborted || setUnreadable());
    return () => controller.abort();
  }, []);
  return numbers;
}

/**
 * The funnel as it is in the files; undefined until the server has answered. `failed` if it
 * doesn't.
 */
function usePreviewData(): { data: PreviewData | undefined; failed: boolean } {
  const [data, setData] = useState<PreviewData>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const take = (latest: PreviewData) => {
      setFailed(false);
      setData((before) => (before && before.readAtMs > latest.readAtMs ? before : latest));
    };
    const ask = () =>
      // A request that has already started may return the previous version.
      fetch("/__funnel/data", { cache: "no-store" })
        .then((response) => response.json())
        .then(take, () => setFailed(true));
    import.meta.hot?.on("preview:changed", ask);
    // Asks for changes that were saved before this page was connected.
    import.meta.hot?.on("vite:ws:connect", ask);
    void ask();
    return () => {
      import.meta.hot?.off("preview:changed", ask);
      import.meta.hot?.off("vite:ws:connect", ask);
    };
  }, []);
  return { data, failed };
}
