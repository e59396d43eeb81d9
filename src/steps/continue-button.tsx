import { Button } from "#ui/button.tsx";
import type { StepEvent } from "./step-states.ts";

export function ContinueButton({
  step,
  send,
}: {
  step: { continue: string };
  send: (event: StepEvent) => void;
}) {
  return (
    <Button data-continue="" onClick={() => send({ type: "continued" })}>
      {step.continue}
    </Button>
  );
}
