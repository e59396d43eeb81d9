import { Button } from "#ui/button.tsx";
import type { StepEvent } from "./step-states.ts";

interface ContinueProps {
  step: { continue: string };
  /** Without it, the button submits the form around it. */
  send?: (event: StepEvent) => void;
}

export function ContinueButton({ step, send }: ContinueProps) {
  return (
    <Button
      data-continue=""
      {...(send ? { onClick: () => send({ type: "continued" }) } : { type: "submit" })}
    >
      {step.continue}
    </Button>
  );
}
