/** Loads the code that starts a purchase. Only the sales page needs it. */
export const loadCheckout = () => import("./checkout.ts");
