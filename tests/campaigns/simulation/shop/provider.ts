import type Stripe from "stripe";
import { createStripeStandIn } from "#tools/dev/local-backend/stripe/stand-in.ts";
import type { Chance } from "../kernel/chance.ts";
import type { VirtualClock } from "../kernel/virtual-clock.ts";
import { keys, origin } from "./settings.ts";

interface ProviderOptions {
  clock: VirtualClock;
  chance: Chance;
  /** Delivers an event. */
  deliver(request: Request): Promise<Response>;
}

interface List<Item> {
  data: Item[];
  has_more: boolean;
}

/** The payment provider, with its own failures, and with what buyers and banks do there. */
export class Provider {
  readonly #standIn;
  readonly #chance: Chance;
  /** The share of calls that it answers with an error of its own. */
  errors = 0;

  constructor({ clock, chance, deliver }: ProviderOptions) {
    this.#chance = chance;
    this.#standIn = createStripeStandIn({
      origin,
      secretKey: keys.stripeKey,
      webhookSecret: keys.webhookSecret,
      webhookUrl: `${origin}/functions/v1/stripe-webhook`,
      deliver,
      clock,
    });
  }

  readonly atOnce = true;

  handle = async (request: Request): Promise<Response> => {
    if (this.#chance.isHit(this.errors)) await this.#failNext();
    const response = await this.#standIn.fetch(request);
    return response ?? new Response("Not found", { status: 404 });
  };

  /** Before or after the work is done: the second is the trap of saved answers. */
  async #failNext(): Promise<void> {
    await this.switches({
      "apiFault[status]": this.#chance.pick(["500", "429"]),
      "apiFault[times]": "1",
      "apiFault[after]": String(this.#chance.isHit(0.5)),
    });
  }

  switches = (form: Record<string, string>) => this.ask("test_helpers/switches", form);

  /** Sends a request of its dashboard, a buyer, or a bank. Nothing gets lost on the way. */
  async ask<Answer>(path: string, form?: Record<string, string>): Promise<Answer> {
    const init = form ? { method: "POST", body: new URLSearchParams(form) } : {};
    const headers = { Authorization: `Bearer ${keys.stripeKey}` };
    const request = new Request(`${origin}/v1/${path}`, { ...init, headers });
    const response = await this.#standIn.fetch(request);
    const answer = await response?.json();
    if (!response?.ok) throw new ProviderRefusal(answer?.error?.message ?? path);
    return answer;
  }

  /** The page of the provider that a link leads to. */
  open = async (url: string): Promise<Response | undefined> =>
    this.#standIn.fetch(new Request(url));

  session = (id: string) =>
    this.ask<Stripe.Checkout.Session>(`checkout/sessions/${id}?expand[]=payment_intent`);

  /** All items of a list, oldest first. */
  async all<Item extends { id: string }>(path: string): Promise<Item[]> {
    const items: Item[] = [];
    for (let after = ""; ; after = `&starting_after=${items.at(-1)?.id}`) {
      const { data, has_more } = await this.ask<List<Item>>(`${path}?limit=100${after}`);
      items.push(...data);
      if (!has_more) return items.reverse();
    }
  }

  close(): void {
    this.#standIn.close();
  }
}

/** The provider doesn't do what a buyer, a bank, or the operator asks for. */
export class ProviderRefusal extends Error {
  override name = "ProviderRefusal";
}
