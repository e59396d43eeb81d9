import type { NetworkBreak, NetworkFault } from "../browser/faulty-network.ts";

interface Point extends Omit<NetworkBreak, "fault"> {
  name: string;
  /**
   * The side that waits: the browser, our page while it loads, or our page after a press. Only our
   * page can offer to try again, and after a press it has to say what went wrong.
   */
  awaitedBy: "browser" | "page" | "press";
}

/** The requests on the way from the offer to the plan. Those with the most at stake come first. */
const points: Point[] = [
  {
    name: "the checkout's answer",
    request: /^POST \/functions\/v1\/stripe-checkout/,
    to: "answer",
    awaitedBy: "press",
  },
  {
    name: "the checkout",
    request: /^POST \/functions\/v1\/stripe-checkout/,
    to: "request",
    awaitedBy: "press",
  },
  {
    name: "the claim's answer",
    request: /^POST \/rest\/v1\/rpc\/claim_order/,
    to: "answer",
    awaitedBy: "press",
  },
  {
    name: "the offer's scripts",
    request: /^GET \/assets\/.+\.js/,
    to: "answer",
    awaitedBy: "browser",
  },
  { name: "the way back", request: /^GET \/success/, to: "request", awaitedBy: "browser" },
  {
    name: "the order",
    request: /^(GET \/rest\/v1\/stripe_orders|POST \/functions\/v1\/stripe-verify)/,
    to: "request",
    awaitedBy: "press",
  },
  { name: "the payment page", request: /^GET \/c\/pay\//, to: "answer", awaitedBy: "browser" },
  { name: "the offer", request: /^GET \/sales/, to: "answer", awaitedBy: "browser" },
  { name: "the payment's answer", request: /^POST \/c\/pay\//, to: "answer", awaitedBy: "browser" },
  { name: "the payment", request: /^POST \/c\/pay\//, to: "request", awaitedBy: "browser" },
  { name: "the account", request: /^POST \/auth\/v1\/signup/, to: "answer", awaitedBy: "press" },
  {
    name: "the return page's scripts",
    request: /^GET \/assets\/success-page.+\.js/,
    to: "answer",
    awaitedBy: "page",
  },
];

const faults: NetworkFault[] = ["delayed", "half", "reset", "sliced", "refused", "offline"];

/** The number of times that it happens before the network is well again. */
const MAX_TIMES = 3;

export interface CheckoutBreak {
  fault: NetworkFault;
  point: Point;
  times: number;
}

/** The number of breaks that differ in the fault or the point. */
export const DIFFERENT = points.length * faults.length;

/**
 * The breaks in an order in which the first ones differ in both: each point once, with each fault
 * twice, and then the next faults. They happen once, twice, and three times in turn.
 */
export function checkoutBreak(index: number): CheckoutBreak {
  const fault = faults[index % faults.length] as NetworkFault;
  const round = Math.floor(index / points.length);
  const point = points[(index + round) % points.length] as Point;
  return { fault, point, times: 1 + ((index + round) % MAX_TIMES) };
}
