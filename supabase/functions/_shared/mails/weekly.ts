import { weekdayText } from "#lib/texts/utc-times.ts";
import type { MailKind } from "../mail-kind.ts";

export interface Week {
  /** `2026-12-07`, its first day. */
  monday: string;
  workouts: number;
  /** The first day to shop; null if there's none this week. */
  shopping_on: string | null;
}

interface Links {
  site: string;
  /** Leads to the page with the button. */
  stop: string;
  /** Stops it with one call, for mail programs. */
  stopNow: string;
}

export const weekly: MailKind<Week & Links> = {
  recipient:
    "A member who turned the weekly mail on and proved the mailbox: the address of the account, on Sundays.",
  contents:
    "The number of workouts, the day to shop, and two links. Nothing about health, and no meals: others may see a mailbox.",
  write({ monday, workouts, shopping_on, site, stop, stopNow }) {
    const parts = [
      `Your week from ${weekdayText(monday)}:`,
      [
        `- ${workouts === 1 ? "1 workout" : `${workouts || "No"} workouts`}`,
        ...(shopping_on ? [`- ${weekdayText(shopping_on)} is the day to shop`] : []),
      ].join("\n"),
      `Everything else is in your plan: ${site}/profile`,
      `You get this email because you turned it on in your plan. Stop it: ${stop}`,
    ];
    return {
      subject: "Your coming week",
      text: parts.join("\n\n"),
      headers: {
        // RFC 8058: a mail program shows its own button, which calls the address.
        "List-Unsubscribe": `<${stopNow}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    };
  },
};
