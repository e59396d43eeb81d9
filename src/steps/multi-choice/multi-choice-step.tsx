import { useId } from "react";
import { OptionButton } from "#ui/option-button.tsx";
import { Options } from "#ui/options.tsx";
import { ContinueButton } from "../continue-button.tsx";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import type { MultiChoice } from "./schema.ts";

/** One question, any number of answers, none included. */
export function MultiChoiceStep({ step, answer = [], send }: StepProps<MultiChoice, string[]>) {
  const titleId = useId();
  return (
    <StepFrame title={step.title} titleId={titleId} hint={step.hint} action={<ContinueButton step={step} send={send} />}>
      <Options labelledBy={titleId}>
        {Object.entries(step.options).map(([value, option]) => (
          <li key={value}>
            <OptionButton value={value} option={option} chosen={answer.includes(value)} multiple onChoose={() => send({ type: "chosen", value })} />
          </li>
        ))}
      </Options>
    </StepFrame>
  );
}
