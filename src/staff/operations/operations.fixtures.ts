import type { OrderDetails } from "#api/operations/order-details.ts";
import type { JsonObject } from "#lib/json.ts";

export const operator = { userId: "op", email: "op@example.com" };

const ORDER = "0b6e3c5e-7c1f-4b0e-9d55-3f0a1c2d4e5f";
const AT = "2026-01-10T09:00:00Z";

/** An order of a list, as the server sends it. */
export const foundRow = (change: JsonObject = {}): JsonObject => ({
  order: ORDER,
  at: "2026-01-10T09:00:00.123456+00:00",
  amount: 2999,
  currency: "usd",
  status: "completed",
  paid_with: "ann@example.com",
  account: "ann@example.com",
  is_claimed: true,
  is_withdrawn: false,
  ...change,
});

/** A page of orders, as the server sends it. */
export const foundPage = (orders: JsonObject[], change: JsonObject = {}): JsonObject => ({
  orders,
  next: null,
  pending: [],
  reminder: null,
  ...change,
});

/** One order, as the server sends it. */
export const detailsRow = (change: JsonObject = {}): JsonObject => ({
  order: ORDER,
  session: "cs_live_a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u1V2w3X4y5Z6",
  payment: "pi_3Pq0Rs1Tu2Vw3Xy4",
  is_live: true,
  product: "The Ultimate Carnivore Diet Plan",
  amount: 2999,
  left: 2999,
  currency: "usd",
  at: AT,
  paid_with: "ann@example.com",
  status: "completed",
  account: { email: "ann@example.com", since: AT },
  opens: true,
  facts: [{ kind: "paid", source: "pi_3Pq0Rs1Tu2Vw3Xy4", amount: null, at: AT, decides: true }],
  withdrawal: null,
  conversions: [],
  others: [],
  actions: [],
  refused: { refund: null, resend: null, bind: "owned" },
  ...change,
});

/** An order without an account. */
export const unclaimed: JsonObject = {
  account: null,
  opens: false,
  refused: { refund: null, resend: null, bind: null },
};

export const refunded: JsonObject = {
  status: "refunded",
  left: 0,
  opens: false,
  facts: [
    { kind: "paid", source: "pi_3Pq0Rs1Tu2Vw3Xy4", amount: null, at: AT, decides: false },
    {
      kind: "refund",
      source: "re_3Pq0Rs1T",
      amount: 2999,
      at: "2026-01-11T10:00:00Z",
      decides: true,
    },
  ],
  refused: { refund: "already_refunded", resend: "order_refunded", bind: "order_refunded" },
};

/** An action with its outcome, as the server sends it. */
export const actionRow = (change: JsonObject = {}): JsonObject => ({
  id: "6f1c1b1e-9d0a-4a55-8a52-0f6f7a1b2c3d",
  at: "2026-01-11T10:00:00Z",
  action: "refund",
  operator: operator.email,
  order: ORDER,
  amount: 2999,
  currency: "usd",
  reason: "Bought by mistake",
  outcome: "refunded",
  cause: null,
  account: null,
  ...change,
});

/** An order as the page has it. */
export const createDetails = (change: Partial<OrderDetails> = {}): OrderDetails => ({
  order: ORDER,
  session: "cs_live_1",
  payment: "pi_1",
  isLive: true,
  product: "Plan",
  amount: 2999,
  left: 2999,
  currency: "usd",
  at: AT,
  paidWith: "ann@example.com",
  status: "completed",
  account: { email: "ann@example.com", since: AT },
  opens: true,
  facts: [],
  withdrawal: undefined,
  conversions: [],
  others: [],
  actions: [],
  refused: { refund: undefined, resend: undefined, bind: "owned" },
  ...change,
});
