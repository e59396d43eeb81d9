import type { StoryContext } from "@storybook/react-vite";
import { createSession } from "#api/account/session.fixtures.ts";
import { respondsWith } from "#api/server.fixtures.ts";

const ann = { userId: "ann", email: "ann@example.com" };
export const bob = { userId: "bob", email: "bob@example.com" };
export const session = createSession(ann);
export const refuse = (code: string, message: string, status: number) =>
  respondsWith({ code, error_code: code, msg: message }, status);

export const backend = {
  verify: respondsWith(session),
  user: respondsWith(session.user),
  logout: respondsWith({}),
  recover: respondsWith({}),
};

export const longest = createSession({
  userId: "ann",
  email: `${"a.very.long.name.".repeat(6)}@${"subdomain.".repeat(6)}example.com`,
});

export type Play = Pick<StoryContext, "canvas" | "userEvent">;
export const open = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole("button", { name: "Continue" }));

/** Opens the link and types a new password. */
export async function type(story: Play, password = "a good one", again = password) {
  const { canvas, userEvent } = story;
  await open(story);
  await userEvent.type(await canvas.findByLabelText("New password"), password);
  await userEvent.type(canvas.getByLabelText("Confirm password"), again);
}

export async function choose(story: Play, password?: string, again?: string) {
  await type(story, password, again);
  await story.userEvent.click(story.canvas.getByRole("button", { name: "Save password" }));
}
