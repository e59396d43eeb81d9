import { moneyText } from "#lib/money.ts";
import type { PayMethod, SessionRecord } from "../records.ts";
import { sessionTotal } from "../sessions/line-items.ts";
import { type Html, html } from "./html.ts";
import { type FieldErrors, type Typed, testCards } from "./payment-form.ts";

interface Field {
  name: Exclude<keyof Typed, "agrees">;
  label: string;
  autocomplete: string;
  type?: "email" | "text";
  isNumeric?: boolean;
  placeholder?: string;
}

const EMAIL: Field = {
  name: "email",
  label: "Email",
  autocomplete: "email",
  type: "email",
  placeholder: "you@example.com",
};
const CARD: Field = {
  name: "card",
  label: "Card number",
  autocomplete: "cc-number",
  isNumeric: true,
  placeholder: "1234 1234 1234 1234",
};
const EXPIRY: Field = {
  name: "expiry",
  label: "Expiry",
  autocomplete: "cc-exp",
  isNumeric: true,
  placeholder: "MM / YY",
};
const CVC: Field = {
  name: "cvc",
  label: "CVC",
  autocomplete: "cc-csc",
  isNumeric: true,
  placeholder: "CVC",
};
const NAME: Field = {
  name: "name",
  label: "Name on card",
  autocomplete: "cc-name",
  placeholder: "Full name",
};

/**
 * The form, filled in as far as possible. It doesn't need a script: after an error it's rendered
 * again, with what the buyer typed.
 */
export function paymentFields(session: SessionRecord, typed: Typed, errors: FieldErrors): Html {
  const show = (field: Field) => fieldRow(field, typed, errors);
  return html`<section class="payment" aria-labelledby="payment-title">
    ${testNote}
    <h2 id="payment-title">Payment details</h2>
    <form method="post" action="/c/pay/${session.id}" novalidate>
      ${show(EMAIL)}
      ${session.consent && consentBox(typed)}
      <fieldset class="methods">
        <legend>Payment method</legend>
        ${methodChoice("card", "Card", "", typed.method)}
        ${methodChoice("bank_debit", "Bank debit", "Settles later", typed.method)}
      </fieldset>
      <div class="card-fields">
        ${show(CARD)}
        <div class="pair">${show(EXPIRY)}${show(CVC)}</div>
        ${show(NAME)}
      </div>
      <p class="bank-note quiet">The shop gets the money days after your order, when your bank agrees.</p>
      <button type="submit">Pay ${moneyText(sessionTotal(session), session.currency)}</button>
      ${session.consent && leaveButton}
    </form>
    ${session.cancelUrl && html`<p class="cancel"><a href="${session.cancelUrl}">Cancel</a></p>`}
  </section>`;
}

const testNote = html`<aside class="test-note" aria-label="Test mode">
  <p><strong>Test mode. No money moves.</strong></p>
  <ul>
    ${testCards.map(({ number, effect }) => html`<li><code>${number}</code> <span>${effect}</span></li>`)}
  </ul>
</aside>`;

function fieldRow(
  { name, label, autocomplete, type = "text", isNumeric, placeholder }: Field,
  typed: Typed,
  errors: FieldErrors,
): Html {
  const error = errors[name];
  const isFirstWrong = Object.keys(errors)[0] === name;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="${type}" value="${typed[name]}" placeholder="${placeholder}" autocomplete="${autocomplete}"
      spellcheck="false" autocapitalize="off" ${isNumeric && html`inputmode="numeric"`}
      ${error && html`aria-invalid="true" aria-describedby="${name}-error"`} ${isFirstWrong && html`autofocus`}>
    ${error && html`<p class="error" id="${name}-error" role="alert">${error}</p>`}
  </div>`;
}

const consentBox = ({ agrees }: Typed) => html`<label class="consent">
  <input type="checkbox" name="agrees" value="yes" ${agrees && html`checked`}>
  <span>Keep me updated with news and personalized offers</span>
</label>`;

// Stripe's page saves what is typed at once. This one runs no script, so it needs a button.
const leaveButton = html`<button type="submit" name="leave" value="yes" class="leave">Leave without paying</button>
<p class="quiet">Stripe remembers email and checkbox without a button.</p>`;

function methodChoice(value: PayMethod, label: string, note: string, chosen: PayMethod): Html {
  return html`<label class="method">
    <input type="radio" name="method" value="${value}" ${value === chosen && html`checked`}>
    <span>${label}</span>
    ${note && html`<span class="quiet">${note}</span>`}
  </label>`;
}
