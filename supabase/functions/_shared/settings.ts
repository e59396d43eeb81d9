import process from "node:process";
import { cleanTypedAddress } from "#lib/typed/typed-text.ts";
import { isReplica } from "./is-replica.ts";

/**
 * The environment variables that the functions need. `.env.example` explains where each one comes
 * from.
 */
const NEEDED = [
  "SUPABASE_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "SITE_URL",
  "CLAIM_SECRET",
  "SWEEP_SECRET",
  "MAIL_API_KEY",
  "MAIL_FROM",
] as const;

export type Settings = Record<(typeof NEEDED)[number], string> & {
  /** Gives access to the database, bypassing its policies. */
  databaseKey: string;
  /**
   * The header that the host writes a visitor's address into, and that visitors can't set
   * themselves.
   */
  clientAddressHeader: string;
  /** The time that visits and their events are kept, in days. Counts stay. */
  numbersKeepDays: number;
  /** The recipients of experiments' verdicts and of alerts. Empty: they aren't mailed. */
  operatorEmails: string[];
  /** Where alerts are posted as JSON with a `text`, as chats take them. */
  alertWebhookUrl: string | undefined;
  /** ClickHouse, if events are stored there: `https://user:password@host:8443/database`. */
  eventsUrl: string | undefined;
  /** The shop's own domain of the provider's payment page, if it has one. */
  paymentPageHost: string | undefined;
  /** True if visitors who agreed to it get a mail with a link to finish their purchase. */
  recoveryMails: boolean;
};

/**
 * The network in front of a hosted Supabase project sets this header on every request, whatever the
 * visitor sent.
 */
const HEADER_OF_HOSTED_PROJECTS = "cf-connecting-ip";

const KEEP_DAYS = 90;

/** The settings of this deployment. Throws an error that lists everything that's missing. */
export function settings(): Settings {
  const databaseKey =
    parseSecretKey(process.env.SUPABASE_SECRET_KEYS) ?? process.env.SUPABASE_SERVICE_ROLE_KEY;
  // A missing value can become the string "undefined" in an environment: a secret that everybody
  // knows.
  const missing: string[] = NEEDED.filter((name) =>
    [undefined, "", "undefined"].includes(process.env[name]),
  );
  if (!databaseKey) missing.push("SUPABASE_SECRET_KEYS (or SUPABASE_SERVICE_ROLE_KEY)");
  if (missing.length > 0 || !databaseKey)
    throw new Error(`The functions cannot work. Not set: ${missing.join(", ")}. See .env.example.`);
  if (isReplica(process.env.SUPABASE_URL ?? ""))
    throw new Error(
      "The functions cannot work. SUPABASE_URL answers from a read replica, which may still allow what the database doesn't.",
    );
  const found = Object.fromEntries(NEEDED.map((name) => [name, process.env[name] ?? ""])) as Record<
    (typeof NEEDED)[number],
    string
  >;
  // A trailing slash would send buyers to a page that doesn't exist.
  return {
    ...found,
    SITE_URL: found.SITE_URL.replace(/\/+$/, ""),
    databaseKey,
    clientAddressHeader: process.env.CLIENT_ADDRESS_HEADER || HEADER_OF_HOSTED_PROJECTS,
    numbersKeepDays: Number(process.env.NUMBERS_KEEP_DAYS) || KEEP_DAYS,
    operatorEmails: (process.env.OPERATOR_EMAIL ?? "")
      .split(",")
      .map(cleanTypedAddress)
      .filter((address) => address.includes("@")),
    alertWebhookUrl: parseUrl(process.env.ALERT_WEBHOOK_URL),
    eventsUrl: process.env.EVENTS_URL || undefined,
    paymentPageHost: process.env.PAYMENT_PAGE_HOST?.trim().toLowerCase() || undefined,
    recoveryMails: process.env.RECOVERY_MAILS === "on",
  };
}

const parseUrl = (text: string | undefined): string | undefined =>
  text && URL.canParse(text) ? text : undefined;

/** A hosted project provides its keys as JSON, by name. */
function parseSecretKey(keys: string | undefined): string | undefined {
  try {
    const { default: key }: { default?: unknown } = JSON.parse(keys ?? "{}");
    return typeof key === "string" ? key : undefined;
  } catch {
    return undefined;
  }
}

// Reports it once when a function starts, not only when the first buyer comes.
try {
  settings();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
