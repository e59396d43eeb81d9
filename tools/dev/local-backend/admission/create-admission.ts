const RETRY_AFTER_SECONDS = 2;
const MESSAGE = "Too many people are here at the moment. Please try again in a few seconds.";

/**
 * Refuses requests while too many of their kind are in progress. Otherwise all of them would wait,
 * each longer than the one before, until clients give up and nobody gets anything.
 */
export function createAdmission(databaseKey: string, all: AdmissionRule[] = admissionRules) {
  const inProgress = new Map<AdmissionRule, number>();
  const countInProgress = (rule: AdmissionRule) => inProgress.get(rule) ?? 0;
  const isFull = (rule: AdmissionRule, most = rule.most): boolean =>
    countInProgress(rule) >= most ||
    (rule.leadsTo !== undefined && isFull(rule.leadsTo.rule, rule.leadsTo.most));

  return {
    /** Does the work if there's room for it, and resolves to a refusal otherwise. */
    async admit(request: Request, work: () => Promise<Response>): Promise<Response> {
      const { pathname } = new URL(request.url);
      const rule = all.find(({ path }) => path.test(pathname));
      // Functions ask the database for requests that are already in progress.
      const isFromFunction = request.headers.get("apikey") === databaseKey;
      if (!rule || isFromFunction) return work();

      if (isFull(rule)) return refusal();
      inProgress.set(rule, countInProgress(rule) + 1);
      try {
        return await work();
      } finally {
        inProgress.set(rule, countInProgress(rule) - 1);
      }
    },
  };
}

/**
 * As a hosted project refuses. Functions have an `error`, the database's API a `message`, the auth
 * service a `msg`.
 */
function refusal(): Response {
  return Response.json(
    {
      ...{ code: "over_capacity", error_code: "over_capacity", details: null, hint: null },
      ...{ error: MESSAGE, message: MESSAGE, msg: MESSAGE },
    },
    {
      status: 503,
      headers: { "Retry-After": String(RETRY_AFTER_SECONDS), "Cache-Control": "no-store" },
    },
  );
}

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
