import { useId } from "react";
import { timeSince } from "#lib/paint-queue.ts";
import { OptionButton } from "#ui/forms/option-button.tsx";
import { Options } from "#ui/forms/options.tsx";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import type { SingleChoice } from "./schema.ts";

/** One question, one answer. Choosing an option moves on, so there's no Continue button. */
export function SingleChoiceStep({ step, answer, send }: StepProps<SingleChoice, string>) {
  const titleId = useId();
  const warningId = useId();

  // Buttons, not radios: an arrow key selects a radio, which would answer by accident.
  return (
    <StepFrame
      title={step.title}
      titleId={titleId}
      hint={step.hint}
      room={step.layout === "pictures" ? "pictures" : undefined}
    >
      {/* Screen reader users don't see the screen change (WCAG 3.2.2). */}
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
              onChoose={({ timeStamp }) =>
                send({ type: "chosen", value, waited: timeSince(timeStamp) })
              }
            />
          </li>
        ))}
      </Options>
    </StepFrame>
  );
}
