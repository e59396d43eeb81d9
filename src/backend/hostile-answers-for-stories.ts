import { expect, waitFor } from "storybook/test";
import { hostileValues } from "#lib/hostile-values.fixtures.ts";
import { says } from "./server-for-stories.ts";

/** The fields in which servers put their messages. */
const FIELDS = ["error", "msg", "message", "error_description"];

/** Refusals whose messages nobody should read: in each of the fields in turn, or in place of the whole answer. */
export const hostileAnswers = hostileValues.map((value, index) => {
  const field = FIELDS[index % (FIELDS.length + 1)];
  return field === undefined ? says(value, 422) : says({ [field]: value }, 400);
});

/** Sends a form off until all of `hostileAnswers` were given. It only ever says what it says by itself. */
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
