import type { MailKind } from "../mail-kind.ts";

export const operatorDatabaseDown: MailKind<object> = {
  recipient:
    "OPERATOR_EMAIL and ALERT_WEBHOOK_URL, at most once an hour while the database can't be reached.",
  contents: "Nothing about buyers or orders: there's no database to ask.",
  write: () => ({
    subject: "Alert: Database",
    text: [
      "Database: It can't be read or written, so buyers can't buy, and nothing else can be checked.",
      "What to do: Look at the project's status and at its disk. The provider repeats its events for three days, so no payment is lost.",
      "The steps: docs/operating/incidents.md, “The disk is full”.",
    ].join("\n"),
  }),
};
