import type { PreviewExperiment } from "./preview-data.ts";
import { Segments } from "./segments.tsx";
import type { Walk } from "./use-walk.ts";

/** The arms of an experiment, one beside the other. Where it is over, nobody gets another than the winner. */
export function ArmSwitch({
  experiment,
  walk,
  lead,
}: {
  experiment: PreviewExperiment;
  walk: Walk;
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
