import { moneyText } from "#lib/money.ts";
import type { Account } from "../account.ts";
import { pay } from "../payments/payments.ts";
import type { LineRecord, SessionRecord } from "../records.ts";
import { lineTotal, sessionTotal } from "../sessions/line-items.ts";
import { leave, recoverSession } from "../sessions/recovery.ts";
import { type Html, html } from "./html.ts";
import { noticePage, pageAnswer, safeHeaders } from "./page-answer.ts";
import { paymentFields } from "./payment-fields.ts";
import {
  type FieldErrors,
  fieldErrors,
  prefillForm,
  readTyped,
  type Typed,
} from "./payment-form.ts";

const RECOVERY = "/c/pay/r/";

/** The hosted page at /c/pay/:id, where a buyer pays or cancels. */
export function createPaymentPage(
  account: Account,
  save: () => void,
): (request: Request) => Promise<Response> {
  async function take(request: Request, session: SessionRecord): Promise<Response> {
    const form = await request.formData().catch(() => new FormData());
    // Another tab may have paid while this form was being read.
    if (session.status !== "open") return renderClosedPage(account, session);
    const typed = readTyped(form);
    leave(session, typed.email, typed.agrees);
    if (form.has("leave") && session.consent && session.cancelUrl) {
      save();
      return goTo(session.cancelUrl);
    }
    const errors = fieldErrors(typed, account.clock.now());
    const isRefused = Object.keys(errors).length > 0;
    if (isRefused) {
      save();
      return formPage(session, typed, errors);
    }
    pay(account, session, { email: typed.email, name: typed.name || null, method: typed.method });
    save();
    return goTo(wayBack(session));
  }

  function recover(token: string): Response {
    const copy = recoverSession(account, token);
    if (!copy) return overPage();
    save();
    return goTo(`/c/pay/${copy.id}`);
  }

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(RECOVERY) && request.method === "GET")
      return recover(pathname.slice(RECOVERY.length));
    const session = account.records.sessions.get(pathname.slice("/c/pay/".length));
    if (!session) return missingPage();
    if (!["GET", "HEAD", "POST"].includes(request.method))
      return new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
    if (request.method === "POST" && !isFromHere(request, account.origin)) return foreignPage();
    if (session.status !== "open") return renderClosedPage(account, session);
    return request.method === "POST"
      ? take(request, session)
      : formPage(session, prefillForm(session.customerEmail), {});
  };
}

function formPage(session: SessionRecord, typed: Typed, errors: FieldErrors): Response {
  const { email, ...aboutCard } = errors;
  const statusOfAddress = email ? 400 : 200;
  const status = Object.keys(aboutCard).length > 0 ? 402 : statusOfAddress;
  const body = html`${orderSummary(session)}${paymentFields(session, typed, errors)}`;
  const title = `${status === 200 ? "" : "Error: "}Pay ${moneyText(sessionTotal(session), session.currency)}`;
  const { successUrl, cancelUrl } = session;
  const leadsTo = [successUrl, ...(session.consent && cancelUrl ? [cancelUrl] : [])];
  return pageAnswer({ title, status, body, leadsTo: leadsTo.map((way) => new URL(way).origin) });
}

const missingPage = () =>
  noticePage(
    404,
    "This page does not exist",
    "Please go back to the shop and start your order again.",
  );

const overPage = () =>
  noticePage(
    410,
    "This link has expired",
    "Please go back to the shop and start your order again.",
  );

const foreignPage = () =>
  noticePage(
    403,
    "This did not come from the payment page",
    "Nothing was paid. Please pay on the page itself.",
  );

/** Never asks for money again. */
function renderClosedPage(account: Account, session: SessionRecord): Response {
  const { successUrl, cancelUrl, status } = session;
  if (status === "expired") {
    const text =
      "This payment page was open for too long. Nothing was paid. Please start your order again.";
    return noticePage(
      410,
      "This page has expired",
      text,
      cancelUrl ? { href: cancelUrl, label: "Back to the shop" } : undefined,
    );
  }
  const payment = account.records.payments.get(session.paymentId ?? "");
  const way = { href: wayBack(session), label: `Continue to ${new URL(successUrl).host}` };
  if (payment?.status === "succeeded")
    return noticePage(410, "This has been paid already", "You do not need to pay again.", way);
  if (payment?.status === "processing")
    return noticePage(
      410,
      "Your bank debit is on its way",
      "You have ordered already and do not need to pay again.",
      way,
    );
  return noticePage(
    410,
    "Your bank refused the debit",
    "Nothing was paid. Please start your order again.",
    cancelUrl ? { href: cancelUrl, label: "Back to the shop" } : way,
  );
}

const goTo = (address: string) =>
  new Response(null, { status: 303, headers: { Location: address, ...safeHeaders } });

function wayBack({ successUrl, id }: SessionRecord): string {
  return new URL(successUrl.replaceAll("{CHECKOUT_SESSION_ID}", id)).href;
}

/** No other site may submit the form. */
function isFromHere(request: Request, origin: string): boolean {
  const from = request.headers.get("Origin");
  return from === null || from === origin || from === new URL(request.url).origin;
}

/** The offer, the shop's address, and the price. */
function orderSummary(session: SessionRecord): Html {
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
