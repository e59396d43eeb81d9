import type { Stripe } from "stripe";
import type { LineRecord, SessionRecord } from "../records.ts";

export function lineTotal(line: LineRecord): number {
  return line.unitAmount * line.quantity;
}

export function sessionTotal(session: SessionRecord): number {
  return session.lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

export function lineItemObject(session: SessionRecord, line: LineRecord): Stripe.LineItem {
  return {
    id: line.id,
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: lineTotal(line),
    amount_tax: 0,
    amount_total: lineTotal(line),
    currency: session.currency,
    // Stripe uses the product's name here, not its description.
    description: line.name,
    metadata: {},
    price: priceObject(session, line),
    quantity: line.quantity,
  };
}

function priceObject(
  { created, currency }: SessionRecord,
  { priceId, productId, unitAmount }: LineRecord,
): Stripe.Price {
  return {
    id: priceId,
    object: "price",
    active: false,
    billing_scheme: "per_unit",
    created,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: productId,
    recurring: null,
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "one_time",
    unit_amount: unitAmount,
    // Over HTTP a decimal is text; the SDK turns it into a Decimal.
    unit_amount_decimal: String(unitAmount) as unknown as Stripe.Decimal,
  };
}
