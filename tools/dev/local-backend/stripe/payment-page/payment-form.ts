import { toAsciiDigits } from "#lib/typed/ascii-digits.ts";
import { cleanTypedAddress, cleanTypedText } from "#lib/typed/typed-text.ts";
import type { PayMethod } from "../records.ts";
import { isEmail } from "./email.ts";

/** The fields that a buyer typed. */
export interface Typed {
  email: string;
  method: PayMethod;
  card: string;
  expiry: string;
  cvc: string;
  name: string;
  /** True if the shop may write to the buyer. Only asked if the shop wants to know. */
  agrees: boolean;
}

/** The errors in it, by field. */
export type FieldErrors = Partial<Record<keyof Typed, string>>;

export const testCards = [
  { number: "4242 4242 4242 4242", effect: "pays" },
  { number: "4000 0000 0000 0002", effect: "is declined" },
  { number: "4000 0000 0000 9995", effect: "has insufficient funds" },
] as const;

const [good, declined, poor] = testCards.map(({ number }) => digits(number));

/** A form that can be submitted as it is: a test card, and an email address that nobody owns. */
export function prefillForm(customerEmail: string | null): Typed {
  return {
    email: customerEmail ?? "buyer@example.com",
    method: "card",
    card: testCards[0].number,
    expiry: "12 / 34",
    cvc: "123",
    name: "Test Buyer",
    // Stripe ticks the box for some visitors in the United States. Nobody else has agreed to anything.
    agrees: false,
  };
}

export function readTyped(form: FormData): Typed {
  const readField = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const field = (name: string) => toAsciiDigits(cleanTypedAddress(readField(name)));
  const method = field("method") === "bank_debit" ? "bank_debit" : "card";
  return {
    email: cleanTypedAddress(readField("email")),
    method,
    card: field("card"),
    expiry: field("expiry"),
    cvc: field("cvc"),
    name: cleanTypedText(readField("name")),
    agrees: field("agrees") === "yes",
  };
}

/** Returns the errors in the form. Whether the bank declines the card is checked last. */
export function fieldErrors(typed: Typed, nowMs: number): FieldErrors {
  const email = isEmail(typed.email) ? undefined : "Your email is invalid.";
  if (typed.method === "bank_debit") return without({ email });
  const found = without({
    email,
    card: numberError(typed.card),
    expiry: expiryError(typed.expiry, nowMs),
    cvc: cvcError(typed.cvc),
  });
  return Object.keys(found).length > 0 ? found : without({ card: bankError(typed.card) });
}

function numberError(card: string): string | undefined {
  if (card === "") return "Your card number is incomplete.";
  return [good, declined, poor].includes(digits(card)) ? undefined : "Your card number is invalid.";
}

function bankError(card: string): string | undefined {
  if (digits(card) === declined) return "Your card was declined.";
  return digits(card) === poor ? "Your card has insufficient funds." : undefined;
}

function expiryError(expiry: string, nowMs: number): string | undefined {
  const match = /^(\d{1,2})\s*\/?\s*(\d{2})$/.exec(expiry);
  const month = Number(match?.[1]);
  if (!match || month < 1 || month > 12) return "Your card's expiration date is incomplete.";
  // A card is valid until the end of its month.
  const end = Date.UTC(2000 + Number(match[2]), month);
  return end <= nowMs ? "Your card's expiration date is in the past." : undefined;
}

function cvcError(cvc: string): string | undefined {
  return /^\d{3,4}$/.test(cvc) ? undefined : "Your card's security code is incomplete.";
}

function digits(card: string): string {
  return card.replace(/[\s-]/g, "");
}

function without(found: Record<string, string | undefined>): FieldErrors {
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}
