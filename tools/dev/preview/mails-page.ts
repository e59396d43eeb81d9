import {
  escapeHtml,
  writeArticle,
  writeDocument,
} from "#tools/dev/local-backend/mail/mail-document.ts";
import { createSampleMails, type SampleMail } from "./sample-mails.ts";

const FOLDER = "supabase/functions/_shared/mails";

/** The page with every mail that the product sends, with sample data. */
export function writeMailsPage(): string {
  return writeDocument({
    title: "All mails",
    lead: `Each mail with sample data. Their words are in <code>${FOLDER}</code>, one file each.`,
    articles: createSampleMails().map(writeSample),
  });
}

const writeSample = ({ file, recipient, contents, ...mail }: SampleMail): string =>
  writeArticle(mail, [
    `<strong>Who gets it:</strong> ${escapeHtml(recipient)}`,
    `<strong>What may be in it:</strong> ${escapeHtml(contents)}`,
    `<code>${file}</code>`,
  ]);
