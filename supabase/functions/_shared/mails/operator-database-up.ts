import type { MailKind } from "../mail-kind.ts";

export const operatorDatabaseUp: MailKind<{ site: string }> = {
  recipient: "OPERATOR_EMAIL and ALERT_WEBHOOK_URL, when the database answers again.",
  contents: "The address of the page about health.",
  write: ({ site }) => ({
    subject: "Fine again: Database",
    text: `The database answers again.\n\nCurrent health: ${site}/operations?view=health`,
  }),
};
