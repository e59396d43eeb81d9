import { keepInFile, keepNowhere } from "../data-folder/persistent-file.ts";
import { readOrSetAside } from "../data-folder/read-or-set-aside.ts";
import { systemClock } from "../stripe/clock.ts";
import type { Mail } from "../supabase/api.ts";

const MAX_COUNT = 100;

export interface KeptMail extends Mail {
  at: string;
}

/**
 * The last emails, newest first, stored in a file if one is named. An email counts as sent at once:
 * the database waits for it, and a lost one can be requested again.
 */
export function openKeptMails(file: string | undefined, clock = systemClock) {
  let mails = file
    ? readOrSetAside({ file, parse: parseMails, empty: () => [], owner: "The mailbox" })
    : [];
  const kept = file
    ? keepInFile({ file, serialize: () => JSON.stringify(mails, null, 2), clock })
    : keepNowhere;
  return {
    all: (): KeptMail[] => mails,
    add({ to, subject, text, html }: Mail): void {
      mails = [
        { to, subject, text, html, at: new Date(clock.now()).toISOString() },
        ...mails,
      ].slice(0, MAX_COUNT);
      kept.save();
    },
    close: kept.close,
  };
}

function parseMails(json: unknown): KeptMail[] {
  if (!Array.isArray(json)) throw new Error("it isn't a list");
  if (!json.every(isMail)) throw new Error("one of its mails is damaged");
  return json;
}

function isMail(value: unknown): value is KeptMail {
  if (typeof value !== "object" || value === null) return false;
  const { to, subject, text, html, at } = value as Record<string, unknown>;
  return (
    [to, subject, text, at].every((part) => typeof part === "string") &&
    (html === undefined || typeof html === "string")
  );
}
