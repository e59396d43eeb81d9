import { QUIZ_EMAIL } from "#lib/quiz-storage-keys.ts";
import type { Store } from "#lib/store.ts";
import { addressError } from "#quiz/steps/email/email-address.ts";

/** The address that the quiz has stored; empty if nothing is stored, or anything but an address. */
export function readStoredEmail(store: Pick<Store, "get">): string {
  const stored = store.get(QUIZ_EMAIL) ?? "";
  return addressError(stored) ? "" : stored;
}
