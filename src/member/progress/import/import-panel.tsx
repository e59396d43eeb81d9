import { useEffect, useRef, useState } from "react";
import type { Weight } from "#lib/measures/weight.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Track } from "#ui/meters/track.tsx";
import { formatDateText } from "../../day/local-date.ts";
import type { Member } from "../../member.ts";
import type { Tracker } from "../../tracker/tracker.ts";
import { useJournal } from "../../tracker/use-tracker.ts";
import { readHistory } from "../../tracker/weight-history.ts";
import { FileButton } from "../records/file-button.tsx";
import { countWeights } from "./count-weights.ts";
import styles from "./import-panel.module.css";
import { ImportPreview } from "./import-preview.tsx";
import type { DateOrder } from "./parse-date.ts";
import { type Place, removeHistory, saveImport, YEARS_KEPT } from "./plan-import.ts";
import { readWeights, UnreadableFile } from "./read-weights.ts";
import type { Reading } from "./weighing.ts";

type Stage =
  | { name: "choosing"; error?: string }
  | { name: "reading"; percent: number }
  | { name: "preview"; file: File; reading: Reading; order: DateOrder }
  | { name: "saved"; count: number; undo: () => void }
  | { name: "undone" };

interface ImportPanelProps {
  member: Member;
  onClose: () => void;
}

/** Brings in weights from a file: reads it on this device, shows what's in it, and saves it. */
export function ImportPanel({ member: { months, unit }, onClose }: ImportPanelProps) {
  const { stage, setStage, read, cancel } = useReading(unit);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the panel is gone, and so are those of the stage before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the stage changes
  useEffect(() => heading.current?.focus(), [stage.name]);

  const save = (places: Place[], ofUnit: Weight["unit"]) => {
    const undo = saveImport(months.tracker, places, ofUnit);
    setStage({ name: "saved", count: places.length, undo });
  };
  return (
    <section className={styles.panel} aria-labelledby="import-title">
      <h3 id="import-title" ref={heading} tabIndex={-1} className={styles.title}>
        Import older weights
      </h3>
      {stage.name === "preview" && (
        <ImportPreview
          reading={stage.reading}
          order={stage.order}
          months={months}
          unit={unit}
          onReorder={(order) => void read(stage.file, order)}
          onSave={(places) => save(places, unit)}
        />
      )}
      {stage.name === "reading" && <ReadingNote percent={stage.percent} onCancel={cancel} />}
      {stage.name === "saved" && (
        <p role="status" className={styles.done}>
          <span>{`${countWeights(stage.count)} saved.`}</span>
          <Button
            look="quiet"
            onClick={() => {
              stage.undo();
              setStage({ name: "undone" });
            }}
          >
            Undo
          </Button>
        </p>
      )}
      {stage.name === "undone" && (
        <p role="status">The import is undone. Everything is as it was before.</p>
      )}
      {stage.name === "choosing" && <ImportHelp />}
      <Alert text={stage.name === "choosing" ? stage.error : undefined} boxed />
      {stage.name !== "reading" && (
        <div className={styles.buttons}>
          <FileButton
            accept=".csv,.tsv,.txt,.json,.xml,.zip,text/csv,application/json,text/xml,application/zip"
            onChoose={(file) => void read(file)}
          >
            {stage.name === "choosing" ? "Choose a file" : "Choose another file"}
          </FileButton>
          <Button look="plain" onClick={onClose}>
            {stage.name === "preview" ? "Cancel" : "Close"}
          </Button>
        </div>
      )}
      {stage.name === "choosing" && <HistoryNote tracker={months.tracker} />}
    </section>
  );
}

function useReading(unit: Weight["unit"]) {
  const [stage, setStage] = useState<Stage>({ name: "choosing" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (file: File, chosenOrder?: DateOrder) => {
    const order = chosenOrder ?? (unit === "kg" ? "day-first" : "month-first");
    // Reading it again keeps the preview with what was chosen there.
    const showProgress = (share: number) => {
      if (chosenOrder === undefined) setStage((before) => readingStage(before, share));
    };
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    showProgress(0);
    try {
      const reading = await readWeights(file, {
        order,
        signal: controller.signal,
        onProgress: showProgress,
      });
      if (controller.signal.aborted) return;
      if (reading.weighings.length === 0) throw new UnreadableFile(withoutWeights(reading));
      setStage({ name: "preview", file, reading, order });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof UnreadableFile)) throw error;
      setStage({ name: "choosing", error: `${error.message} Nothing was changed.` });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setStage({ name: "choosing" });
  };
  return { stage, setStage, read, cancel };
}

/** Changes with each percent, not with each piece: a large file has thousands of them. */
function readingStage(before: Stage, share: number): Stage {
  const percent = Math.round(share * 100);
  return before.name === "reading" && before.percent === percent
    ? before
    : { name: "reading", percent };
}

function withoutWeights({ source, skipped }: Reading): string {
  return skipped > 0
    ? "None of this file's rows has a date and a weight that we can read."
    : `There are no weights in ${source === "your table" ? "this table" : `this export of ${source}`}.`;
}

function ReadingNote({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  return (
    <>
      <p role="status">Reading the file on this device. You can go on using the page.</p>
      <Track
        percent={percent}
        size="l"
        tone="brand"
        role="progressbar"
        label="File read"
        now={percent}
        most={100}
      />
      <div>
        <Button look="quiet" onClick={onCancel}>
          Stop
        </Button>
      </div>
    </>
  );
}

function ImportHelp() {
  return (
    <>
      <p>
        {`Choose a file from Apple Health, Google Fit, or your scale's app. It's read on this device and isn't sent anywhere. You see what's in it before anything is saved: one weight a day, from the last ${YEARS_KEPT} years.`}
      </p>
      <details className={styles.help}>
        <summary className={styles.summary}>
          <Icon name="caret-down-bold" className={styles.caret} />
          <span>Where you find the file</span>
        </summary>
        <dl className={styles.sources}>
          <dt>Apple Health</dt>
          <dd>
            In the Health app, tap your picture, then “Export All Health Data”, and save export.zip.
          </dd>
          <dt>Google Fit</dt>
          <dd>
            At takeout.google.com, choose only “Fit”, and download the zip. Its CSV and its JSON
            files with “com.google.weight” in their names work on their own, too.
          </dd>
          <dt>Another app</dt>
          <dd>
            Export a CSV. It needs a column “Date” and a column “Weight (kg)” or “Weight (lbs)”;
            commas, semicolons, and decimal commas are fine.
          </dd>
        </dl>
      </details>
    </>
  );
}

/** The weights from before the plan, with a way to remove them and to bring them back. */
function HistoryNote({ tracker }: { tracker: Tracker }) {
  const [restore, setRestore] = useState<() => void>();
  const { journal } = useJournal(tracker);
  const history = readHistory(journal);
  const [first, last] = [history[0], history.at(-1)];
  if (!restore && (!first || !last)) return null;
  const toggle = () => {
    const undo = restore ? undefined : removeHistory(tracker);
    restore?.();
    setRestore(() => undo);
  };
  // One button for both, so that it keeps the focus.
  return (
    <p role="status" className={styles.historyNoteDone}>
      <span>
        {first && last
          ? `You have ${countWeights(history.length)} from before your plan, from ${formatDateText(first.date)} to ${formatDateText(last.date)}.`
          : "The weights from before your plan are removed."}
      </span>
      <Button look="quiet" onClick={toggle}>
        {restore ? "Undo" : "Remove them"}
      </Button>
    </p>
  );
}
