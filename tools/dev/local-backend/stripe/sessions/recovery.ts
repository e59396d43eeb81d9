import { type Account, now } from "../account.ts";
import { badParameter } from "../api/errors.ts";
import { fields, flag, readChoice, readRequired } from "../api/parameters.ts";
import { randomId } from "../ids.ts";
import { isEmail } from "../payment-page/email.ts";
import type { SessionRecord } from "../records.ts";

const DAY = 24 * 60 * 60;
/** "Usable for 30 days": docs.stripe.com/payments/checkout/abandoned-carts */
const LINK_LASTS = 30 * DAY;

/** The parameters of a new session that have to do with recovery. */
export const recoveryShape = {
  after_expiration: fields({
    recovery: fields({ enabled: readRequired(flag()), allow_promotion_codes: flag() }),
  }),
  consent_collection: fields({ promotions: readChoice("auto", "none") }),
};

interface Asked {
  after_expiration: { recovery: Recovery | undefined } | undefined;
  consent_collection: { promotions: "auto" | "none" | undefined } | undefined;
}
type Recovery = { enabled: boolean; allow_promotion_codes: boolean | undefined };

/** Parses the requested recovery. Throws Stripe's refusal of a shop outside the United States. */
export function parseRecovery(
  { records }: Account,
  asked: Asked,
): Pick<SessionRecord, "recovery" | "consent"> {
  const { recovery } = asked.after_expiration ?? {};
  const asksConsent = asked.consent_collection?.promotions === "auto";
  if (asksConsent && records.switches.refuseConsent)
    throw badParameter(
      "`consent_collection.promotions` is not available in your country.",
      "consent_collection[promotions]",
    );
  return {
    ...(recovery?.enabled && {
      recovery: {
        allowPromotionCodes: recovery.allow_promotion_codes ?? false,
        token: null,
        expiresAt: null,
      },
    }),
    ...(asksConsent && { consent: { promotions: null } }),
  };
}

/** Adds the link to a session that has just expired, if the shop asked for one. */
export function addRecoveryLink(account: Account, session: SessionRecord): void {
  if (!session.recovery) return;
  session.recovery.token = randomId("test_");
  session.recovery.expiresAt = now(account) + LINK_LASTS;
}

/**
 * Opens a copy of the expired session that a link belongs to: a new one each time. Returns undefined
 * for a link that doesn't exist or doesn't work any more.
 */
export function recoverSession(account: Account, token: string): SessionRecord | undefined {
  const { sessions, switches } = account.records;
  const original = [...sessions.values()].find(({ recovery }) => recovery?.token === token);
  const { recovery, consent } = original ?? {};
  if (!original || !recovery || (recovery.expiresAt ?? 0) <= now(account)) return undefined;
  const { typedEmail, ...copied } = original;
  const copy: SessionRecord = {
    ...copied,
    id: randomId("cs_test_", 58),
    created: now(account),
    expiresAt: now(account) + DAY,
    status: "open",
    // Stripe documents "a copy", but doesn't mention the metadata. The switch tries the other case.
    metadata: switches.recoverWithoutMetadata ? {} : original.metadata,
    paymentId: null,
    recovery: { ...recovery, token: null, expiresAt: null },
    recoveredFrom: original.id,
    ...(consent && { consent: { promotions: null } }),
  };
  sessions.set(copy.id, copy);
  return copy;
}

/** Keeps what a visitor typed and left: a valid address, and the box only if the shop asked. */
export function leave(session: SessionRecord, email: string, agrees: boolean): void {
  if (!session.consent) return;
  session.consent.promotions = agrees ? "opt_in" : "opt_out";
  if (isEmail(email)) session.typedEmail = email;
}
