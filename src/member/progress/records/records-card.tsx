import { useState } from "react";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { loadPart } from "#ui/loading/lazy-part.ts";
import { saveAs } from "#ui/object-url.ts";
import type { Member } from "../../member.ts";
import { ProgressCard } from "../progress-card.tsx";
import styles from "./records-card.module.css";
import { usePart } from "./use-part.ts";

/** Takes everything out as a table, and brings older weights in. */
export function RecordsCard({ member }: { member: Member }) {
  const download = useDownload(member);
  const panel = usePart(async () => (await import("../import/import-panel.tsx")).ImportPanel);
  return (
    <ProgressCard title="Your records" aside={null}>
      <p className={styles.text}>
        {member.months.isPast
          ? "Download everything you've written down, from every month."
          : "Download everything you've written down, or bring in the weights from before your plan."}
      </p>
      <Alert text={download.error ?? panel.error} boxed />
      <div className={styles.buttons}>
        <Button look="quiet" busy={download.isBusy} onClick={download.start}>
          Download everything (CSV)
        </Button>
        {!panel.Part && !member.months.isPast && (
          <Button
            look="quiet"
            busy={panel.isLoading}
            autoFocus={panel.wasClosed}
            onClick={panel.open}
          >
            Import older weights
          </Button>
        )}
      </div>
      <p role="status" className={styles.status}>
        {download.isDone ? "Your table is in your downloads: my-progress.csv." : ""}
      </p>
      {panel.Part && <panel.Part member={member} onClose={panel.close} />}
    </ProgressCard>
  );
}

function useDownload(member: Member) {
  const [state, setState] = useState<"idle" | "busy" | "done" | "failed">("idle");
  const start = async () => {
    setState("busy");
    try {
      const { makeProgressCsv } = await loadPart(() => import("./progress-csv.ts"));
      const csv = makeProgressCsv(member, new Date());
      saveAs(new Blob([csv], { type: "text/csv" }), "my-progress.csv");
      setState("done");
    } catch {
      setState("failed");
    }
  };
  return {
    start: () => void start(),
    isBusy: state === "busy",
    isDone: state === "done",
    error:
      state === "failed"
        ? "The table couldn't be made. Check your connection and try again."
        : undefined,
  };
}
