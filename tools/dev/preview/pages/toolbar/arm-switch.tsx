import type { PreviewExperiment } from "../preview-data.ts";
import type { PreviewState } from "../visitor/use-preview-state.ts";
import { Segments } from "./segments.tsx";

/** The arms of an experiment, side by side. If the experiment is over, everyone gets the winner. */
export function ArmSwitch({
  experiment,
  walk,
  lead,
}: {
  experiment: PreviewExperiment;
  walk: PreviewState;
  lead?: string;
}) {
  const { id, question, arms, winner } = experiment;
  return (
    <Segments
      label={question}
      {...(lead === undefined ? {} : { lead })}
      chosen={walk.visitor.arms[id] ?? ""}
      options={arms.map((arm) => ({
        value: arm.id,
        label: arm.id,
        hint: arm.id === winner ? "won" : `${arm.share} %`,
      }))}
      disabled={winner !== undefined}
      onChoose={(arm) => walk.enter(id, arm)}
    />
  );
}
