import type { CardFrame } from "#ui/card-page.tsx";

/** The same text for every address, so that it doesn't reveal who has an account. */
export const linkSent = (email: string): CardFrame => ({
  title: "Check your email",
  emblem: { icon: "envelope-simple", tone: "good" },
  text: `If there's an account for ${email}, we've sent it a link to choose a new password. The link works once and expires soon.`,
});
