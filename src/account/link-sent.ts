import type { CardFrame } from "#ui/card-page.tsx";

/** The same words for every address, so that nobody learns whose accounts there are. */
export const linkSent = (email: string): CardFrame => ({
  title: "Check your email",
  emblem: { icon: "envelope-simple", tone: "good" },
  text: `If there is an account for ${email}, a link to choose a new password is on its way there. It works once, and only for a short time.`,
});
