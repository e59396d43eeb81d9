import type { StoryContext } from "@storybook/react-vite";
import { respondsWith } from "#api/server.fixtures.ts";

export const sent = respondsWith({ sent: true, ticket: "ticket", to: "a••@example.com" });
export const right = respondsWith({ sessionId: "cs_1", claim: "found" });
export type Play = Pick<StoryContext, "canvas" | "userEvent">;

/** Enters the code that was sent, and confirms it. */
export async function enterCode({ canvas, userEvent }: Play, code = "123456") {
  await canvas.findByText(/^We sent the code to/);
  await userEvent.type(canvas.getByLabelText("6-digit code"), code);
  await userEvent.click(canvas.getByRole("button", { name: "Confirm code" }));
}
