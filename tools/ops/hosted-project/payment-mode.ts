export interface Project {
  /** The project's URL, without a path. */
  address: string;
  /** The key that gives access to the database, bypassing its policies. */
  key: string;
  fetch?: typeof fetch;
}

/** Which payments count as paid: only live ones, or test payments too. */
export type PaymentMode = "live" | "test";

export interface PaymentModeReport {
  mode: PaymentMode;
  /** Orders paid with test cards that are neither refunded nor disputed. */
  test_orders: number;
  /** Accounts with no other order. */
  test_members: number;
}

export const readPaymentMode = (project: Project) => call(project, "payment_mode", {});
export const setPaymentMode = (project: Project, mode: PaymentMode) =>
  call(project, "set_payment_mode", { mode });

export function isPaymentMode(text: string | undefined): text is PaymentMode {
  return text === "live" || text === "test";
}

/** The mode of a secret key of the payment provider: `sk_live_…`, `rk_test_…`. */
export function modeOfKey(key: string): PaymentMode | undefined {
  const mode = /^(?:sk|rk)_(live|test)_/.exec(key)?.[1];
  return isPaymentMode(mode) ? mode : undefined;
}

/** Describes in one sentence what happens to test orders in this mode. */
export function describeTestOrders({ mode, test_orders, test_members }: PaymentModeReport): string {
  if (test_orders === 0) return "There are no test orders.";
  const orders = test_orders === 1 ? "1 test order" : `${test_orders} test orders`;
  const accounts =
    test_members === 1 ? "1 account depends on them" : `${test_members} accounts depend on them`;
  return mode === "test"
    ? `${orders} give access; ${accounts}.`
    : `${orders} give no access; ${accounts}. The rows are kept.`;
}

/** Resolves to the report of a database function. Rejects with a message that says what to do. */
async function call(
  { address, key, fetch: ask = fetch }: Project,
  name: string,
  args: object,
): Promise<PaymentModeReport> {
  const response = await ask(`${address}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: { apikey: key, Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    body: JSON.stringify(args),
  });
  if (response.status === 404)
    throw new Error("The database doesn't know payment modes yet. Run `supabase db push`.");
  if (response.status === 401 || response.status === 403)
    throw new Error(
      "The project refused SUPABASE_SECRET_KEY. Copy it again from Project settings → API keys.",
    );
  if (!response.ok)
    throw new Error(`${name} returned status ${response.status}: ${await response.text()}`);
  return response.json();
}
