/** How many requests to a path may be in progress at once. Each rule is a room of its own. */
interface Room {
  path: RegExp;
  most: number;
}

/**
 * Rooms are small where visitors come in crowds, so that they leave time for those who have paid:
 * the provider's events and the buyers who return. The first rule that fits counts.
 */
export const rooms: Room[] = [
  { path: /^\/functions\/v1\/stripe-webhook$/, most: 100 },
  { path: /^\/functions\/v1\/stripe-verify$/, most: 100 },
  { path: /^\/rest\/v1\/rpc\/claim_order$/, most: 100 },
  // Each waits for the provider, which keeps nobody else from working.
  { path: /^\/functions\/v1\/stripe-checkout$/, most: 30 },
  { path: /^\/functions\//, most: 50 },
  // Each hashes a password, which takes longest of all.
  { path: /^\/auth\//, most: 20 },
  { path: /^\/rest\//, most: 50 },
];
