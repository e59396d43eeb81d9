import { expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { waitsOrEnds } from "../support/waits-or-ends.ts";
import { PRICE, wrapDatabase } from "../support/wrap-database.ts";

test("a payment isn't pending if that's noted late, while the payment is being recorded", async () => {
  const { sql } = await freshDatabase({ connections: 3 });
  const pending = sql.json({ ...PRICE, session_id: "s", email: null, since: 1_795_000_000 });
  let noting: Promise<unknown> | undefined;

  await sql.begin(async (recording) => {
    await wrapDatabase(recording as never).record("s");
    noting = sql`select public.note_pending_payment(${pending})`.execute();
    await waitsOrEnds(sql, noting);
  });
  await noting;

  expect(await sql`select session_id from private.pending_payments`).toEqual([]);
});
