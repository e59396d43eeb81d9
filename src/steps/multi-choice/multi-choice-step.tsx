import { useId } from "react";
import { OptionButton } from "#ui/option-button.tsx";
import { Options } from "#ui/options.tsx";
import type { ShownLimits } from "../choice-limits.ts";
import { LimitedContinue } from "../limited-continue.tsx";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import type { MultiChoice } from "./schema.ts";

/** One question, any number of answers, none included unless the step says how many. */
export function MultiChoiceStep({
  step,
  answer = [],
  send,
}: StepProps<MultiChoice & ShownLimits, string[]>) {
  const titleId = useId();
  const complaintId = useId();
  const isWrong = step.complaint !== undefined;
  return (
    <StepFrame
      title={step.title}
      titleId={titleId}
      hint={step.hint}
      action={<LimitedContinue step={step} complaintId={complaintId} send={send} />}
    >
      <Options labelledBy={titleId} describedBy={isWrong ? complaintId : undefined}>
        {Object.entries(step.options).map(([value, option]) => (
          <li key={value}>
            <OptionButton
              value={value}
              option={option}
              chosen={answer.includes(value)}
              multiple
              invalid={isWrong}
              onChoose={() => send({ type: "chosen", value })}
            />
          </li>
        ))}
      </Options>
    </StepFrame>
  );
}
