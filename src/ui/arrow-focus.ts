/** React's events and the browser's own. */
type Keystroke = Pick<
  KeyboardEvent,
  "key" | "altKey" | "ctrlKey" | "metaKey" | "preventDefault"
> & { currentTarget: EventTarget | null };

/** Arrow keys, Home and End move the focus among the buttons of a group. They never choose: only Space, Enter and a click do. */
export function moveFocus(
  event: Keystroke,
  group: HTMLElement = event.currentTarget as HTMLElement,
): void {
  const buttons = [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const index = buttons.indexOf(document.activeElement as HTMLElement);
  const step = stepsOf(group)[event.key];
  const target =
    event.key === "Home"
      ? 0
      : event.key === "End"
        ? buttons.length - 1
        : step === undefined
          ? undefined
          : (index + step + buttons.length) % buttons.length;
  if (index < 0 || target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  buttons[target]?.focus();
}

/** Left and right are where the eye sees them: the next button is on the left where text runs from right to left. */
function stepsOf(group: HTMLElement): Record<string, number> {
  const onward = getComputedStyle(group).direction === "rtl" ? -1 : 1;
  return { ArrowDown: 1, ArrowUp: -1, ArrowRight: onward, ArrowLeft: -onward };
}
