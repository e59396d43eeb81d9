import { QUIZ_EMAIL } from "./quiz-storage-keys.ts";
import type { Store } from "./store.ts";

const LONGEST = 254;
const ADDRESS = /^[^\s@"{}]+@[^\s@"{}]+$/;

/** The address that the quiz has stored; empty if nothing is stored, or anything but an address. */
export function storedQuizEmail(store: Pick<Store, "get">): string {
  const stored = store.get(QUIZ_EMAIL) ?? "";
  return stored.length <= LONGEST && ADDRESS.test(stored) ? stored : "";
}
