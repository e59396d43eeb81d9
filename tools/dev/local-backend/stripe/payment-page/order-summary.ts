import { moneyText } from "#lib/money.ts";
import type { LineRecord, SessionRecord } from "../records.ts";
import { lineTotal, sessionTotal } from "../sessions/line-items.ts";
import { type Html, html } from "./html.ts";

/** The offer, the shop's address, and the price. */
export function orderSummary(session: SessionRecord): Html {
  const { currency, lines } = session;
  const total = moneyText(sessionTotal(session), currency);
  return html`<section class="order" aria-labelledby="order-title">
    <p class="shop">${new URL(session.successUrl).host}</p>
    <h1 id="order-title">Order summary</h1>
    <p class="amount">${total}</p>
    <ul class="lines">
      ${lines.map((line) => lineRow(line, currency))}
    </ul>
    <dl class="sums">
      <div><dt>Subtotal</dt><dd>${total}</dd></div>
      <div class="due"><dt>Total due</dt><dd>${total}</dd></div>
    </dl>
  </section>`;
}

function lineRow(line: LineRecord, currency: string): Html {
  const each =
    line.quantity > 1 &&
    html`<span class="each">${moneyText(line.unitAmount, currency)} each</span>`;
  return html`<li>
    <div class="what">
      <span class="product">${line.name}</span>
      ${line.description && html`<span class="quiet">${line.description}</span>`}
      <span class="quiet">Qty ${line.quantity}</span>
    </div>
    <div class="price">${moneyText(lineTotal(line), currency)}${each}</div>
  </li>`;
}
