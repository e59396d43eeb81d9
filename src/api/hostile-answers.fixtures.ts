import { expect, waitFor } from "storybook/test";
import { hostileValues } from "#lib/hostile-values.fixtures.ts";
import { respondsWith } from "./server.fixtures.ts";

/** The fields that servers put their messages in. */
const FIELDS = ["error", "msg", "message", "error_description"];

/**
 * Refusals with messages that no one should read: in each of the fields in turn, or in place of the
 * whole answer.
 */
export const hostileAnswers = hostileValues.map((value, index) => {
  const field = FIELDS[index % (FIELDS.length + 1)];
  return field === undefined ? respondsWith(value, 422) : respondsWith({ [field]: value }, 400);
});

/**
 * Submits a form until each of `hostileAnswers` was given. The form must only ever show its own
 * message.
 */
export async function saysOnly(
  own: string,
  canvasElement: HTMLElement,
  send: () => Promise<void>,
): Promise<void> {
  for (const _ of hostileAnswers) {
    await send();
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll("[role=alert]")]
          .map((alert) => alert.textContent)
          .join(""),
      ).toBe(own),
    );
  }
}
