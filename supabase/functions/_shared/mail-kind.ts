export interface Mail {
  subject: string;
  text: string;
  /** Headers besides the usual ones. */
  headers?: Record<string, string>;
}

/** One of the mails in mails/. The preview shows them with sample data, at /__funnel/mails. */
export interface MailKind<Facts> {
  /** The person who gets it, when, and at which address. */
  recipient: string;
  /** Everything that may be in it. */
  contents: string;
  write(facts: Facts): Mail;
}
