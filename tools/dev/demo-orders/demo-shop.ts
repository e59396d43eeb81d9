import { createHash, randomUUID } from "node:crypto";
import type { Price } from "#compiler/read/assets.ts";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";

interface Given {
  address: string;
  publicKey: string;
  /** Of the stand-in for the payment provider. */
  stripeKey: string;
  price: Price;
}

interface Bought {
  session: string;
  payment: string;
  claim: string;
}

/** The running `npm start`, as buyers, members, and their banks use it. */
export class DemoShop {
  readonly #given: Given;

  constructor(given: Given) {
    this.#given = given;
  }

  /** Creates an account. Returns its token. */
  async signUp(email: string, password: string): Promise<string> {
    const { access_token } = await this.#post<{ access_token: string }>("/auth/v1/signup", {
      email,
      password,
    });
    return access_token;
  }

  /** Pays, and lets the shop ask the provider about it. */
  async buy(email: string, method = "card"): Promise<Bought> {
    const { price, address } = this.#given;
    const claim = randomUUID();
    const { id } = await this.provider<{ id: string }>("checkout/sessions", {
      mode: "payment",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": price.currency,
      "line_items[0][price_data][unit_amount]": String(price.amount),
      "line_items[0][price_data][product_data][name]": "Plan",
      success_url: `${address}/success?session_id={CHECKOUT_SESSION_ID}`,
      "metadata[price_id]": price.id,
      "metadata[claim_hash]": createHash("sha256").update(claim).digest("hex"),
    });
    const { payment_intent: payment } = await this.provider<{ payment_intent: string }>(
      `test_helpers/checkout/sessions/${id}/pay`,
      { email, method },
    );
    await this.verify(id);
    return { session: id, payment, claim };
  }

  /** Records what the provider reports about a session. */
  verify(sessionId: string): Promise<unknown> {
    return this.#post("/functions/v1/stripe-verify", { sessionId });
  }

  /** Binds an order to an account. Returns the order's number. */
  async claim(token: string, { session, claim }: Bought): Promise<string> {
    const { id } = await this.#post<{ id: string }>(
      "/rest/v1/rpc/claim_order",
      { session_id: session, claim },
      token,
    );
    return id;
  }

  withdraw(token: string, order: string): Promise<unknown> {
    return this.#post("/functions/v1/withdraw", { order }, token);
  }

  /** Calls the provider's API. */
  provider<Answer>(path: string, form: Record<string, string>): Promise<Answer> {
    return this.#post(`/v1/${path}`, new URLSearchParams(form), this.#given.stripeKey);
  }

  async #post<Answer>(
    path: string,
    body: URLSearchParams | object,
    key = this.#given.publicKey,
  ): Promise<Answer> {
    const { address, publicKey } = this.#given;
    const isForm = body instanceof URLSearchParams;
    const response = await fetch(`${address}${path}`, {
      method: "POST",
      headers: {
        apikey: publicKey,
        Authorization: `Bearer ${key}`,
        ...(isForm ? {} : { "Content-Type": "application/json" }),
      },
      body: isForm ? body : JSON.stringify(body),
    }).catch(() => {
      throw new UsageError(`${address} doesn't answer. Run npm start first.`);
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    // The functions of our own backend make nothing else.
    return (await response.json()) as Answer;
  }
}
