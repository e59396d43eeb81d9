import { expect, test } from "vitest";
import { takeSaid } from "../support/quiet-console.ts";
import { openShop } from "./open-shop.ts";
import { eventText, signatureOf } from "./signed.ts";

const shop = await openShop();

async function unreported(): Promise<string[]> {
  const rows = await shop.sql<{ session_id: string }[]>`
    select session_id from private.unreported_payments`;
  return rows.map(({ session_id }) => session_id);
}

test("what the sweep finds first waits for its event, and what the buyer brings doesn't", async () => {
  await shop.switches({ drop: "true" });
  const [lost, visited] = [await shop.bought(), await shop.bought()];
  await shop.verify(visited.sessionId);
  await shop.sweep();
  expect(takeSaid().join()).toContain("The sweep wrote down 1 payments");
  expect(await unreported()).toEqual([lost.sessionId]);

  await shop.verify(lost.sessionId);
  expect(await unreported(), "the buyer is no event").toEqual([lost.sessionId]);
  const event = eventText("checkout.session.completed", { id: lost.sessionId });
  await shop.call("stripe-webhook", event, { headers: { "stripe-signature": signatureOf(event) } });
  expect(await unreported()).toEqual([]);
});
