import type { StoryContext } from "@storybook/react-vite";

type Play = Pick<StoryContext, "canvas" | "userEvent">;

/** Presses a button to sign out, by default the laptop's, and types the password. */
export async function signOut(
  { canvas, userEvent }: Play,
  name: string | RegExp = /^Sign out Edge on Windows/,
) {
  await userEvent.click(await canvas.findByRole("button", { name }));
  await userEvent.type(canvas.getByLabelText("Your password"), "a good one");
  await userEvent.click(canvas.getByRole("button", { name: "Sign out" }));
}
