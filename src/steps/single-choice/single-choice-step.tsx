import { useId } from "react";
import { OptionButton } from "#ui/option-button.tsx";
import { Options } from "#ui/options.tsx";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import type { SingleChoice } from "./schema.ts";

/** One question, one answer. Choosing moves on, so there is no Continue button. */
export function SingleChoiceStep({ step, answer, send }: StepProps<SingleChoice, string>) {
  const titleId = useId();
  const warningId = useId();

  // buttons, not radios: an arrow key selects a radio, which would answer by accident
  return (
    <StepFrame
      title={step.title}
      titleId={titleId}
      hint={step.hint}
      room={step.layout === "pictures" ? "pictures" : undefined}
    >
      {/* who reads by ear does not see the screens go by (WCAG 3.2.2) */}
      <p id={warningId} hidden>
        Choosing an answer takes you to the next screen.
      </p>
      <Options labelledBy={titleId} describedBy={warningId} layout={step.layout}>
        {Object.entries(step.options).map(([value, option]) => (
          <li key={value}>
            <OptionButton
              value={value}
              option={option}
              chosen={answer === value}
              pictured={step.layout === "pictures"}
              bars={step.bars}
              onChoose={() => send({ type: "chosen", value })}
            />
          </li>
        ))}
      </Options>
    </StepFrame>
  );
}
