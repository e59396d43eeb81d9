import type { StoryContext } from "@storybook/react-vite";
import { startSession } from "#api/account/session.fixtures.ts";
import { respondsWith, server } from "#api/server.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { stopTime } from "#lib/time.fixtures.ts";
import { orderRow, withdrawn } from "../orders.fixtures.ts";

export const sent = respondsWith({ sent: true, ticket: "ticket" });
export const done = respondsWith(orderRow({ ...withdrawn, state: "refunded" }));
/** The answers of `withdraw`, one call after the other, to someone who isn't signed in. */
export const answers = (...withdraw: Parameters<typeof server>[0][string][]) => [
  ownStorage(),
  startSession(null),
  stopTime,
  server({ withdraw: withdraw.flat() }),
];

type Play = Pick<StoryContext, "canvas" | "userEvent">;

/** Fills in the statement. */
export async function state(
  { canvas, userEvent }: Play,
  name = "Ann Lee",
  email = "ann@example.com",
) {
  if (name) await userEvent.type(await canvas.findByLabelText("Your name"), name);
  await userEvent.type(await canvas.findByLabelText("Email you paid with"), email);
  await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
}

/** Sends it. */
export async function confirm(story: Play) {
  await state(story);
  await story.userEvent.click(story.canvas.getByRole("button", { name: "Confirm withdrawal" }));
}

/** Types the code, too. */
export async function prove(story: Play, code = "123 456") {
  await confirm(story);
  await story.userEvent.type(await story.canvas.findByLabelText("6-digit code"), code);
  await story.userEvent.click(story.canvas.getByRole("button", { name: "Get my refund" }));
}
