import { randomInt } from "node:crypto";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** An unguessable id, as long as Stripe's own. */
export function randomId(prefix: string, length = 24): string {
  return prefix + Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
