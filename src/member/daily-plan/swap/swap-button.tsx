import { type RefObject, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { MealSwap } from "./meal-swap.ts";
import { SwapDialog } from "./swap-dialog.tsx";

interface SwapButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  /** The name of the meal that's shown. */
  name: string;
  swap: MealSwap;
}

/** Opens the meals that can take the place of this one. */
export function SwapButton({ ref, name, swap }: SwapButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const choose = (instead: string) => {
    swap.exchange(instead, () => ref.current?.focus());
    close();
  };
  return (
    <>
      <TextButton ref={ref} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="arrows-left-right" />
        <span>Swap</span>
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </TextButton>
      {isOpen && (
        <SwapDialog name={name} swap={swap} opener={ref} onChoose={choose} onClose={close} />
      )}
    </>
  );
}
