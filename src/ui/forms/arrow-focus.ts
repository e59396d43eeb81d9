/** React's events and the browser's own. */
type Keystroke = Pick<
  KeyboardEvent,
  "key" | "altKey" | "ctrlKey" | "metaKey" | "preventDefault"
> & { currentTarget: EventTarget | null };

/**
 * Arrow keys, Home, and End move the focus among the buttons of a group. They never choose: only
 * Space, Enter, and a click do.
 */
export function moveFocus(
  event: Keystroke,
  // Every listener that calls this is on an element.
  group: HTMLElement = event.currentTarget as HTMLElement,
): void {
  const buttons = [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  // It's only compared, so any element will do.
  const index = buttons.indexOf(document.activeElement as HTMLElement);
  const step = computeSteps(index, group)[event.key];
  if (index < 0 || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  buttons[(index + step + buttons.length) % buttons.length]?.focus();
}

/** Left and right are where you see them: in right-to-left text, the next button is on the left. */
function computeSteps(index: number, group: HTMLElement): Record<string, number> {
  const onward = getComputedStyle(group).direction === "rtl" ? -1 : 1;
  return {
    ArrowDown: 1,
    ArrowUp: -1,
    ArrowRight: onward,
    ArrowLeft: -onward,
    Home: -index,
    // One step back from the first button is the last one.
    End: -index - 1,
  };
}
