import { expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { createClaim, PRICE, sha256, wrapDatabase } from "../support/wrap-database.ts";

const { sql } = await freshDatabase({ connections: 8 });
const testDatabase = wrapDatabase(sql);

interface Recovery {
  contact?: string;
  email?: string;
  price_id?: string;
  claim_hash?: string | null;
  bought?: boolean;
}

/** Asks for the permission to send a reminder. */
async function begin(session: string, more: Recovery = {}): Promise<number | null> {
  const recovery = {
    session_id: session,
    contact: sha256(session),
    email: `${session}@left.example`,
    price_id: PRICE.price_id,
    claim_hash: sha256(createClaim(session)),
    bought: false,
    ...more,
  };
  const [row] = await sql<
    { attempt: number | null }[]
  >`select public.begin_recovery_mail(${sql.json(recovery)}) as attempt`;
  return row?.attempt ?? null;
}

const note = (session: string, attempt: number, outcome: string) =>
  sql`select public.note_recovery_mail(${session}, ${attempt}, ${outcome})`;
const makeDue = (session: string) =>
  sql`update private.recovery_mails set next_at = now() where session_id = ${session}`;
const readRow = async (session: string) =>
  (await sql`select state, reason from private.recovery_mails where session_id = ${session}`)[0];
const listDue = async () => (await sql`select public.due_recovery_mails(10) as due`)[0]?.due;

test("the permission to send is given once", async () => {
  expect(await begin("once")).toBe(1);
  expect(await begin("once")).toBeNull();
  await note("once", 1, "sent");
  expect(await begin("once")).toBeNull();
});

test("of thirty callers at once, one gets the permission", async () => {
  const attempts = await Promise.all(Array.from({ length: 30 }, () => begin("crowd")));
  expect(attempts.filter((attempt) => attempt !== null)).toEqual([1]);
});

test("of ten sessions with one address at once, one gets it", async () => {
  const sessions = Array.from({ length: 10 }, (_, nth) => `same ${nth}`);
  const contact = sha256("one address");
  const attempts = await Promise.all(sessions.map((session) => begin(session, { contact })));
  expect(attempts.filter((attempt) => attempt !== null)).toEqual([1]);
});

test.each<[string, Recovery, string]>([
  ["has paid with this address", { email: "PAID@example.com" }, "bought"],
  ["has the claim of a paid session", { claim_hash: sha256(createClaim("paid")) }, "bought"],
  ["is known to the provider as a buyer", { bought: true }, "bought"],
  ["wanted what isn't for sale", { price_id: "price_gone" }, "not_for_sale"],
])("nobody gets a reminder who %s", async (name, more, reason) => {
  await testDatabase.record("paid");
  expect(await begin(name, more)).toBeNull();
  expect(await readRow(name)).toEqual({ state: "dropped", reason });
});

test("a purchase without a known address or claim stops nobody's reminder", async () => {
  await testDatabase.record("nameless", undefined, { email: null, claim_hash: null });
  expect(await begin("other", { claim_hash: null })).toBe(1);
});

test("a refused reminder is due again later, at most five times", async () => {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await begin("refused")).toBe(attempt);
    await note("refused", attempt, "refused");
    expect(await begin("refused"), "before it's due").toBeNull();
    expect(await listDue()).toEqual([]);
    if (attempt < 5) await makeDue("refused");
    expect(await listDue()).toEqual(attempt < 5 ? ["refused"] : []);
  }
  expect(await readRow("refused")).toEqual({ state: "dropped", reason: "refused" });
});

test("the outcome of an earlier attempt changes nothing", async () => {
  await begin("late");
  await note("late", 1, "refused");
  await makeDue("late");
  expect(await begin("late")).toBe(2);
  await note("late", 1, "refused");
  expect(await readRow("late")).toEqual({ state: "sending", reason: null });
  await note("late", 2, "unknown");
  expect(await readRow("late"), "the mail may be out").toEqual({ state: "sending", reason: null });
});

test.each(["sent", "dropped"])("%s is final", async (state) => {
  const session = `final ${state}`;
  await begin(session, { bought: state === "dropped" });
  await note(session, 1, "sent");
  await expect(
    sql`update private.recovery_mails set state = 'refused' where session_id = ${session}`,
  ).rejects.toMatchObject({ code: "42501" });
  expect(await readRow(session)).toMatchObject({ state });
});

const countUnrecorded = async (fact: object) => {
  const facts = [{ kind: "paid", payment_intent: "pi_new", source: "pi_new", ...fact }];
  return (await sql`select public.unrecorded_sessions(${sql.json(facts)}) as found`)[0]?.found;
};

test("the sweep looks at a recovered session without its price's id", async () => {
  const copy = { session_id: "copy", price_id: "", amount: PRICE.amount, currency: "usd" };
  expect(await countUnrecorded({ ...copy, recovered: true })).toEqual(["copy"]);
  expect(await countUnrecorded({ ...copy, recovered: false })).toEqual([]);
  // Functions that were deployed before this migration don't send it.
  expect(await countUnrecorded(copy)).toEqual([]);
  expect(await countUnrecorded({ ...copy, recovered: true, amount: 1 })).toEqual([]);
  expect(await countUnrecorded({ ...copy, price_id: "price_of_others", recovered: true })).toEqual(
    [],
  );
});
