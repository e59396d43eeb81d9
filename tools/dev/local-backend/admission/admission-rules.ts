/**
 * The number of requests to some paths that may be in progress at once. Each rule counts on its
 * own.
 */
export interface AdmissionRule {
  path: RegExp;
  most: number;
  /** A later step of the same people, and how many may be in progress there when these begin. */
  leadsTo?: { rule: AdmissionRule; most: number };
}

// Each hashes a password, which takes longest of all.
const signUpRule: AdmissionRule = { path: /^\/auth\/v1\/signup$/, most: 20 };

/**
 * Rooms are small where visitors come in crowds, so that they leave time for those who have paid:
 * the provider's events and the buyers who return. The first rule that fits counts.
 */
export const admissionRules: AdmissionRule[] = [
  { path: /^\/functions\/v1\/stripe-webhook$/, most: 100 },
  { path: /^\/functions\/v1\/stripe-verify$/, most: 100 },
  { path: /^\/rest\/v1\/rpc\/claim_order$/, most: 100 },
  // Each waits for the provider, which keeps nobody else from working. Refusing a visitor is better
  // than letting a buyer wait for an account.
  {
    path: /^\/functions\/v1\/stripe-checkout$/,
    most: 30,
    leadsTo: { rule: signUpRule, most: 10 },
  },
  { path: /^\/functions\//, most: 50 },
  signUpRule,
  { path: /^\/auth\//, most: 20 },
  { path: /^\/rest\//, most: 50 },
];
