import { useState } from "react";
import { readMyData } from "#api/account/read-my-data.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { saveAs } from "#ui/object-url.ts";
import { Section } from "#ui/section.tsx";
import { useFocusAfterBusy } from "#ui/use-focus-after-busy.ts";
import type { BrowserData } from "./data-zip.ts";
import { dataZip } from "./data-zip.ts";

/** A copy of everything, as a file. */
export function ExportData({ read }: { read: () => BrowserData }) {
  const [stage, setStage] = useState<"idle" | "reading" | "saved" | "failed">("idle");
  const button = useFocusAfterBusy(stage === "reading");
  const download = async () => {
    setStage("reading");
    try {
      const zip = dataZip(await readMyData(), read());
      saveAs(new Blob([zip], { type: "application/zip" }), "my-data.zip");
      setStage("saved");
    } catch {
      setStage("failed");
    }
  };
  return (
    <Section
      title="A copy of your data"
      text="Everything that we keep about you: account, orders, what you agreed to, answers, tracker, and the lists in this browser. As a zip with JSON files and tables for any spreadsheet."
    >
      <Alert
        text={
          stage === "failed"
            ? "Your data couldn't be fetched. Check your connection and try again."
            : undefined
        }
        boxed
      />
      <Button ref={button} look="quiet" busy={stage === "reading"} onClick={() => void download()}>
        {stage === "reading" ? "Collecting your data..." : "Download my data"}
      </Button>
      <p role="status">{stage === "saved" ? "Your data is in your downloads: my-data.zip." : ""}</p>
    </Section>
  );
}
