import { createHmac } from "node:crypto";
import type { PersistentFile } from "../../data-folder/persistent-file.ts";
import type { Clock } from "../clock.ts";
import { randomId } from "../ids.ts";
import type { Delivery, EventRecord, Records } from "../records.ts";
import { eventObject } from "./events.ts";

const HOLD_MS = 100;
const TIMEOUT_MS = 20_000;
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

/**
 * Sends events to the webhook until it responds with 2xx, for 72 hours. Also sends what an earlier
 * run left undelivered.
 */
export function createOutbox(options: OutboxOptions): {
  send(event: EventRecord): void;
  close(): void;
} {
  const { records, clock } = options;
  const timers = createTimers(clock);
  const attempts = createAttempts(options, timers);
  const hold = createReordering(clock, timers, attempts.attempt);
  for (const delivery of records.deliveries.values()) attempts.schedule(delivery);

  return {
    send(event) {
      const { delayMs, repeat, reorder } = records.switches;
      const dueAt = clock.now() + delayMs;
      for (let copy = 0; copy < repeat; copy += 1) {
        const delivery = newDelivery(event, dueAt);
        records.deliveries.set(delivery.id, delivery);
        if (reorder) hold(delivery);
        else attempts.schedule(delivery);
      }
    },
    close() {
      attempts.close();
      timers.cancelAll();
    },
  };
}

const newDelivery = ({ id }: EventRecord, dueAt: number): Delivery => ({
  id: randomId("del_"),
  event: id,
  attempts: 0,
  dueAt,
  giveUpAt: dueAt + GIVE_UP_MS,
});

type Timers = ReturnType<typeof createTimers>;

function createTimers(clock: Clock) {
  const timers = new Set<() => void>();
  return {
    /** The returned function cancels it. */
    later(ms: number, run: () => void): () => void {
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
    },
    cancelAll() {
      for (const cancel of timers) cancel();
    },
  };
}

/** Tries to deliver, and schedules the next try if that fails. */
function createAttempts(options: OutboxOptions, timers: Timers) {
  const { records, clock, kept } = options;
  let isClosed = false;

  function schedule(delivery: Delivery): void {
    timers.later(delivery.dueAt - clock.now(), () => void attempt(delivery));
  }

  async function attempt(delivery: Delivery): Promise<void> {
    // A shop must not learn about a payment that the next start wouldn't know.
    await kept.waitUntilSaved();
    const event = records.events.get(delivery.event);
    if (!event || isClosed) return;
    const at = clock.now();
    const status = await post(event, options, timers);
    // A later run will send it again: at least once, as Stripe promises.
    if (isClosed) return;
    delivery.attempts += 1;
    const { id, type } = event;
    records.attempts.push({ event: id, type, attempt: delivery.attempts, status, at });
    records.attempts.splice(0, records.attempts.length - KEPT_ATTEMPTS);
    settle(delivery, event, status);
    kept.save();
  }

  function settle(delivery: Delivery, event: EventRecord, status: number): void {
    const isTaken = status >= 200 && status < 300;
    if (isTaken) event.isDelivered = true;
    const next = isTaken ? undefined : retryAt(delivery, clock.now());
    if (next === undefined) return void records.deliveries.delete(delivery.id);
    delivery.dueAt = next;
    schedule(delivery);
  }

  const close = () => {
    isClosed = true;
  };
  return { schedule, attempt, close };
}

/** The webhook's status; 0 if it throws or takes too long. */
async function post(
  event: EventRecord,
  { clock, webhookUrl, webhookSecret, deliver }: OutboxOptions,
  timers: Timers,
): Promise<number> {
  const body = JSON.stringify(eventObject(event));
  let giveUp = () => {};
  const tooLate = new Promise<number>((resolve) => {
    giveUp = timers.later(TIMEOUT_MS, () => resolve(0));
  });
  const answered = Promise.resolve()
    .then(() => deliver(signRequest(webhookUrl, body, webhookSecret, clock.now())))
    .then(async (response) => {
      await response.body?.cancel();
      return response.status;
    })
    .catch(() => 0);
  return Promise.race([answered, tooLate]).finally(() => giveUp());
}

/** Collects what is sent at the same time, and delivers it last first. */
function createReordering(
  clock: Clock,
  timers: Timers,
  attempt: (delivery: Delivery) => Promise<void>,
) {
  let held: Delivery[] = [];

  // One after the other, so that they also arrive in this order.
  async function release(): Promise<void> {
    const lastFirst = held.toReversed();
    held = [];
    for (const delivery of lastFirst) await attempt(delivery);
  }

  return function hold(delivery: Delivery): void {
    held.push(delivery);
    if (held.length === 1)
      timers.later(HOLD_MS + delivery.dueAt - clock.now(), () => void release());
  };
}

/**
 * A webhook request in Stripe's format: signed with HMAC-SHA256 over the time in seconds, a dot,
 * and the body.
 */
function signRequest(url: string, body: string, secret: string, nowMs: number): Request {
  const seconds = Math.floor(nowMs / 1000);
  const digest = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "User-Agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
    "Stripe-Signature": `t=${seconds},v1=${digest}`,
  };
  return new Request(url, { method: "POST", headers, body, redirect: "manual" });
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const FIRST_PAUSES_MS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR];

/**
 * When to retry a failed delivery, in milliseconds; undefined once its 72 hours are over. The last
 * attempt is at their end.
 */
function retryAt({ attempts, giveUpAt }: Delivery, nowMs: number): number | undefined {
  if (nowMs >= giveUpAt) return undefined;
  return Math.min(nowMs + pauseAfter(attempts), giveUpAt);
}

function pauseAfter(attempts: number): number {
  const doublings = Math.max(0, attempts - FIRST_PAUSES_MS.length);
  return (FIRST_PAUSES_MS[attempts - 1] ?? HOUR) * 2 ** doublings;
}
