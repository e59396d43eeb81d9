import type { PersistentFile } from "../data-folder/persistent-file.ts";
import type { Clock } from "./clock.ts";
import { eventObject } from "./events.ts";
import { randomId } from "./ids.ts";
import type { Delivery, EventRecord, Records } from "./records.ts";
import { retryAt } from "./retries.ts";
import { signedRequest } from "./signature.ts";

const HOLD_MS = 100;
const PATIENCE_MS = 20_000;
const KEPT_ATTEMPTS = 2000;
const GIVE_UP_MS = 72 * 60 * 60 * 1000;

interface OutboxOptions {
  records: Records;
  clock: Clock;
  webhookUrl: string;
  webhookSecret: string;
  deliver: (request: Request) => Promise<Response>;
  kept: PersistentFile;
}

/** Sends events to the webhook until it answers with 2xx, over 72 hours; takes up again what an earlier run left unsent. */
export function createOutbox(options: OutboxOptions): {
  send(event: EventRecord): void;
  close(): void;
} {
  const { records, clock } = options;
  const timers = new Set<() => void>();
  let held: Delivery[] = [];
  let isClosed = false;

  /** What it returns calls it off; closing calls off everything. */
  function later(ms: number, run: () => void): () => void {
    const forget = clock.after(Math.max(0, ms), () => {
      timers.delete(cancel);
      run();
    });
    const cancel = () => {
      timers.delete(cancel);
      forget();
    };
    timers.add(cancel);
    return cancel;
  }

  function schedule(delivery: Delivery): void {
    later(delivery.dueAt - clock.now(), () => void attempt(delivery));
  }

  async function attempt(delivery: Delivery): Promise<void> {
    // a shop must not hear of a payment that the next start doesn't know
    await options.kept.saved();
    const event = records.events.get(delivery.event);
    if (!event || isClosed) return;
    const at = clock.now();
    const status = await post(event);
    // a later run will send it again: at least once, as Stripe promises
    if (isClosed) return;
    delivery.attempts += 1;
    records.attempts.push({
      event: event.id,
      type: event.type,
      attempt: delivery.attempts,
      status,
      at,
    });
    records.attempts.splice(0, records.attempts.length - KEPT_ATTEMPTS);
    settle(delivery, event, status);
    options.kept.save();
  }

  function settle(delivery: Delivery, event: EventRecord, status: number): void {
    const isTaken = status >= 200 && status < 300;
    if (isTaken) event.isDelivered = true;
    const next = isTaken ? undefined : retryAt(delivery, clock.now());
    if (next === undefined) {
      records.deliveries.delete(delivery.id);
    } else {
      delivery.dueAt = next;
      schedule(delivery);
    }
  }

  /** The webhook's status, 0 where it throws or lets us wait too long. */
  async function post(event: EventRecord): Promise<number> {
    const body = JSON.stringify(eventObject(event));
    let giveUp = () => {};
    const tooLate = new Promise<number>((resolve) => {
      giveUp = later(PATIENCE_MS, () => resolve(0));
    });
    const answered = Promise.resolve()
      .then(() =>
        options.deliver(
          signedRequest(options.webhookUrl, body, options.webhookSecret, clock.now()),
        ),
      )
      .then(async (response) => {
        await response.body?.cancel();
        return response.status;
      })
      .catch(() => 0);
    return Promise.race([answered, tooLate]).finally(() => giveUp());
  }

  function hold(delivery: Delivery): void {
    held.push(delivery);
    if (held.length === 1) later(HOLD_MS + delivery.dueAt - clock.now(), () => void release());
  }

  // one after the other, so that they also arrive in this order
  async function release(): Promise<void> {
    const lastFirst = held.toReversed();
    held = [];
    for (const delivery of lastFirst) await attempt(delivery);
  }

  for (const delivery of records.deliveries.values()) schedule(delivery);

  return {
    send(event) {
      const { delayMs, repeat, reorder } = records.switches;
      const dueAt = clock.now() + delayMs;
      for (let copy = 0; copy < repeat; copy += 1) {
        const delivery = {
          id: randomId("del_"),
          event: event.id,
          attempts: 0,
          dueAt,
          giveUpAt: dueAt + GIVE_UP_MS,
        };
        records.deliveries.set(delivery.id, delivery);
        if (reorder) hold(delivery);
        else schedule(delivery);
      }
    },
    close() {
      isClosed = true;
      for (const cancel of timers) cancel();
    },
  };
}
