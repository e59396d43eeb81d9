import { providerCurrencies, smallestStep } from "#lib/money.ts";
import { type Account, now } from "../account.ts";
import { badParameter } from "../api/errors.ts";
import type { Form, FormValue } from "../api/form-body.ts";
import {
  fields,
  integer,
  metadata,
  readChoice,
  readForm,
  readList,
  readRequired,
  text,
} from "../api/parameters.ts";
import { randomId } from "../ids.ts";
import { isEmail } from "../payment-page/email.ts";
import type { SessionRecord } from "../records.ts";
import { parseRecovery, recoveryShape } from "./recovery.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const LARGEST_AMOUNT = 99_999_999;
const SMALLEST_TOTAL = 50;

const lineItem = fields({
  price_data: readRequired(
    fields({
      currency: readRequired(currency),
      unit_amount: readRequired(integer(0, LARGEST_AMOUNT)),
      product_data: readRequired(
        fields({ name: readRequired(text()), description: text(), images: readList(url) }),
      ),
    }),
  ),
  quantity: readRequired(integer(1, 999_999)),
});

const shape = {
  mode: readRequired(readChoice("payment")),
  line_items: readRequired(readList(readRequired(lineItem))),
  success_url: readRequired(url),
  cancel_url: url,
  metadata: metadata(),
  payment_intent_data: fields({ metadata: metadata() }),
  customer_email: email,
  expires_at: integer(0, Number.MAX_SAFE_INTEGER),
  client_reference_id: text(200),
  // The page offers a card and a bank debit, whatever is requested.
  payment_method_types: readList(readRequired(text())),
  ...recoveryShape,
};

/**
 * Parses the shop's request into a session. Throws the error that Stripe would return for an
 * invalid request.
 */
export function newSession(account: Account, form: Form): SessionRecord {
  const asked = readForm(form, shape);
  const created = now(account);
  return {
    id: randomId("cs_test_", 58),
    created,
    expiresAt: expiry(asked.expires_at, created),
    status: "open",
    ...goods(asked.line_items),
    successUrl: asked.success_url,
    cancelUrl: asked.cancel_url ?? null,
    customerEmail: asked.customer_email ?? null,
    clientReferenceId: asked.client_reference_id ?? null,
    metadata: asked.metadata ?? {},
    paymentMetadata: asked.payment_intent_data?.metadata ?? {},
    paymentId: null,
    ...parseRecovery(account, asked),
  };
}

function goods(
  items: NonNullable<ReturnType<typeof lineItem>>[],
): Pick<SessionRecord, "currency" | "lines"> {
  const currencies = new Set(items.map((item) => item.price_data.currency));
  const [currency] = currencies;
  if (!currency)
    throw badParameter(
      "You must supply at least one line item.",
      "line_items",
      "parameter_missing",
    );
  if (items.length > 100)
    throw badParameter("A session can have up to 100 line items.", "line_items");
  if (currencies.size > 1)
    throw badParameter("All line items must have the same currency.", "line_items");
  const lines = items.map(({ quantity, price_data: { unit_amount, product_data } }) => ({
    id: randomId("li_"),
    priceId: randomId("price_"),
    productId: randomId("prod_", 14),
    name: product_data.name,
    description: product_data.description ?? null,
    unitAmount: unit_amount,
    quantity,
  }));
  const total = lines.reduce((sum, line) => sum + line.unitAmount * line.quantity, 0);
  refuseTotal(total, currency);
  return { currency, lines };
}

function refuseTotal(total: number, currency: string): void {
  const step = smallestStep(currency);
  if (total % step !== 0)
    throw badParameter(
      `Invalid amount. Amounts in ${currency} must be evenly divisible by ${step}.`,
      "line_items",
      "invalid_charge_amount_no_decimal_compatible",
    );
  if (total < SMALLEST_TOTAL)
    throw badParameter(
      "The Checkout Session's total amount due must add up to at least $0.50 usd",
      "line_items",
      "amount_too_small",
    );
  if (total > LARGEST_AMOUNT)
    throw badParameter(
      "The Checkout Session's total amount due must be no more than $999,999.99",
      "line_items",
      "amount_too_large",
    );
}

function expiry(asked: number | undefined, created: number): number {
  if (asked === undefined) return created + DAY;
  if (asked < created + 30 * MINUTE)
    throw badParameter(
      "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.",
      "expires_at",
    );
  if (asked > created + DAY)
    throw badParameter(
      "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.",
      "expires_at",
    );
  return asked;
}

function currency(raw: FormValue | undefined, param: string): string | undefined {
  const code = text()(raw, param)?.toLowerCase();
  if (code !== undefined && !providerCurrencies.includes(code))
    throw badParameter(`Invalid currency: ${code}`, param);
  return code;
}

function url(raw: FormValue | undefined, param: string): string | undefined {
  const address = text()(raw, param);
  if (address === undefined) return undefined;
  const isWeb = URL.canParse(address) && ["http:", "https:"].includes(new URL(address).protocol);
  if (!isWeb) throw badParameter("Not a valid URL", param, "url_invalid");
  return address;
}

function email(raw: FormValue | undefined, param: string): string | undefined {
  const address = text()(raw, param);
  if (address !== undefined && !isEmail(address))
    throw badParameter(`Invalid email address: ${address}`, param, "email_invalid");
  return address;
}
