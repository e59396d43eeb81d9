import type { NetworkBreak, NetworkFault } from "../browser/faulty-network.ts";

interface Point extends Omit<NetworkBreak, "fault"> {
  name: string;
  /** Whether our page has sent the request after a press, so that it has to say what went wrong. */
  isAsked?: boolean;
}

/** The requests on the way from the offer to the plan. Those with the most at stake come first. */
const points: Point[] = [
  {
    name: "the checkout's answer",
    request: /^POST \/functions\/v1\/stripe-checkout/,
    to: "answer",
    isAsked: true,
  },
  {
    name: "the checkout",
    request: /^POST \/functions\/v1\/stripe-checkout/,
    to: "request",
    isAsked: true,
  },
  {
    name: "the claim's answer",
    request: /^POST \/rest\/v1\/rpc\/claim_order/,
    to: "answer",
    isAsked: true,
  },
  { name: "the offer's scripts", request: /^GET \/assets\/.+\.js/, to: "answer" },
  { name: "the way back", request: /^GET \/success/, to: "request" },
  {
    name: "the order",
    request: /^(GET \/rest\/v1\/stripe_orders|POST \/functions\/v1\/stripe-verify)/,
    to: "request",
    isAsked: true,
  },
  { name: "the payment page", request: /^GET \/c\/pay\//, to: "answer" },
  { name: "the offer", request: /^GET \/sales/, to: "answer" },
  { name: "the payment's answer", request: /^POST \/c\/pay\//, to: "answer" },
  { name: "the payment", request: /^POST \/c\/pay\//, to: "request" },
  { name: "the account", request: /^POST \/auth\/v1\/signup/, to: "answer", isAsked: true },
  {
    name: "the return page's scripts",
    request: /^GET \/assets\/success-page.+\.js/,
    to: "answer",
  },
];

const faults: NetworkFault[] = ["delayed", "half", "reset", "sliced", "refused", "offline"];

/** How often it happens before the network is well again. */
const MOST_TIMES = 3;

export interface CheckoutBreak {
  fault: NetworkFault;
  point: Point;
  times: number;
}

/** How many differ in the fault or the point. */
export const DIFFERENT = points.length * faults.length;

/**
 * The breaks in an order in which the first ones differ in both: each point once, with each fault
 * twice, and then the next faults.
 */
export function checkoutBreak(index: number): CheckoutBreak {
  const fault = faults[index % faults.length] as NetworkFault;
  const round = Math.floor(index / points.length);
  const point = points[(index + round) % points.length] as Point;
  return { fault, point, times: 1 + (Math.floor(index / DIFFERENT) % MOST_TIMES) };
}
