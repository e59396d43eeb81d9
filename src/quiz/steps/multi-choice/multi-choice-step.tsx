import { useId } from "react";
import { OptionButton } from "#ui/forms/option-button.tsx";
import { Options } from "#ui/forms/options.tsx";
import type { ShownLimits } from "../choice-limits.ts";
import { LimitedContinue } from "../limited-continue.tsx";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import type { MultiChoice } from "./schema.ts";

/** One question with any number of answers, including none unless the step sets limits. */
export function MultiChoiceStep({
  step,
  answer = [],
  send,
}: StepProps<MultiChoice & ShownLimits, string[]>) {
  const titleId = useId();
  const errorId = useId();
  const isWrong = step.error !== undefined;
  return (
    <StepFrame
      title={step.title}
      titleId={titleId}
      hint={step.hint}
      action={<LimitedContinue step={step} errorId={errorId} send={send} />}
    >
      <Options labelledBy={titleId} describedBy={isWrong ? errorId : undefined}>
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
