import type { Switches } from "./switches.ts";

export type Metadata = Record<string, string>;

export interface LineRecord {
  id: string;
  priceId: string;
  productId: string;
  name: string;
  description: string | null;
  unitAmount: number;
  quantity: number;
}

/** The visitor's consent on the payment page. */
export type Promotions = "opt_in" | "opt_out";

/** The link to a copy of a session that expired unpaid. */
interface RecoveryRecord {
  allowPromotionCodes: boolean;
  /** The end of the link; null until the session expires. */
  token: string | null;
  /** Until when the link works, in seconds since 1970; null until the session expires. */
  expiresAt: number | null;
}

export interface SessionRecord {
  id: string;
  /** Seconds since 1970, like all times in Stripe's API. */
  created: number;
  expiresAt: number;
  status: "open" | "complete" | "expired";
  currency: string;
  lines: LineRecord[];
  successUrl: string;
  cancelUrl: string | null;
  customerEmail: string | null;
  clientReferenceId: string | null;
  metadata: Metadata;
  paymentMetadata: Metadata;
  paymentId: string | null;
  /** Only if the shop asked for it. The same goes for the consent. */
  recovery?: RecoveryRecord;
  consent?: { promotions: Promotions | null };
  /** The latest valid address on the page. */
  typedEmail?: string;
  /** The expired session that this one is a copy of. */
  recoveredFrom?: string;
}

export type PayMethod = "card" | "bank_debit";

/** A payment intent and its only charge: nothing here is ever charged twice. */
export interface PaymentRecord {
  id: string;
  chargeId: string;
  sessionId: string;
  created: number;
  amount: number;
  currency: string;
  metadata: Metadata;
  method: PayMethod;
  methodId: string;
  status: "processing" | "succeeded" | "failed";
  email: string;
  name: string | null;
}

export interface RefundRecord {
  id: string;
  created: number;
  paymentId: string;
  amount: number;
  reason: string | null;
  metadata: Metadata;
  status: "succeeded" | "failed";
}

export interface DisputeRecord {
  id: string;
  created: number;
  paymentId: string;
  status:
    | "needs_response"
    | "warning_needs_response"
    | "under_review"
    | "warning_under_review"
    | "won"
    | "lost"
    | "warning_closed";
  reason: string;
  evidence: string | null;
  submissions: number;
  metadata: Metadata;
}

/** The call that caused an event; both are null for what a buyer did on the page. */
export interface Cause {
  id: string | null;
  idempotency_key: string | null;
}

export interface EventRecord {
  id: string;
  type: string;
  created: number;
  object: object;
  cause: Cause;
  isDelivered: boolean;
}

/** One copy of an event on its way to the webhook. Times in milliseconds. */
export interface Delivery {
  id: string;
  event: string;
  attempts: number;
  dueAt: number;
  giveUpAt: number;
}

export interface Attempt {
  event: string;
  type: string;
  attempt: number;
  /** The webhook's status; 0 if it threw or didn't respond in time. */
  status: number;
  /** Milliseconds since 1970. */
  at: number;
}

export interface SavedAnswer {
  fingerprint: string;
  requestId: string;
  status: number;
  body: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** Everything that the stand-in remembers, each kind in insertion order. */
export interface Records {
  sessions: Map<string, SessionRecord>;
  payments: Map<string, PaymentRecord>;
  refunds: Map<string, RefundRecord>;
  disputes: Map<string, DisputeRecord>;
  events: Map<string, EventRecord>;
  deliveries: Map<string, Delivery>;
  answers: Map<string, SavedAnswer>;
  attempts: Attempt[];
  switches: Switches;
}
