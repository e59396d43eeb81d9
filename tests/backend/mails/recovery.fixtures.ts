import { afterAll, beforeAll } from "vitest";
import type { TestBackend } from "../support/start-test-backend.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Switches the setting on for the tests of a file. */
export function switchOnRecovery(): void {
  beforeAll(() => {
    process.env.RECOVERY_MAILS = "on";
  });
  afterAll(() => {
    delete process.env.RECOVERY_MAILS;
  });
}

interface Leaving {
  email?: string;
  promotions?: "opt_in" | "opt_out";
}

/** The actions of visitors who leave the payment page, and of the provider after that. */
export function createLeavers(testBackend: TestBackend) {
  const leavers = {
    /** Types an address on the payment page, and leaves. */
    async leave({ email = "lea@example.com", promotions = "opt_in" }: Leaving = {}) {
      const begun = await testBackend.checkout();
      const path = `test_helpers/checkout/sessions/${begun.sessionId}/leave`;
      await testBackend.stripe(path, { email, promotions });
      return begun;
    },
    /** A day passes at the provider, and all events arrive. */
    async expire() {
      await testBackend.settle(DAY_MS);
      // The stand-in looks at its clock when it's asked something.
      await testBackend.stripe("checkout/sessions?limit=1");
      await testBackend.settle();
    },
    session: async (id: string) => (await testBackend.stripe(`checkout/sessions/${id}`)).body,
    async leaveAndExpire(leaving: Leaving = {}) {
      const begun = await leavers.leave(leaving);
      await leavers.expire();
      return begun;
    },
    /** Opens the link, as the buyer's browser does. Returns the id of the new session. */
    async open(url: string): Promise<string> {
      const { headers } = await fetch(url);
      return headers.get("location")?.split("/").at(-1) ?? "";
    },
    /** Opens the link of an expired session, and pays. */
    async finish(
      sessionId: string,
      email = "lea@example.com",
      method: "card" | "bank_debit" = "card",
    ) {
      const { after_expiration } = await leavers.session(sessionId);
      const copy = await leavers.open(after_expiration.recovery.url);
      await testBackend.pay(copy, { email, method });
      return copy;
    },
    mailsTo: (email: string) => testBackend.mails.filter(({ to }) => to === email),
    /** The states of the reminders of a session. */
    async states(sessionId: string): Promise<string[]> {
      const rows = await testBackend.sql<{ state: string; reason: string | null }[]>`
        select state, reason from private.recovery_mails where session_id = ${sessionId}`;
      return rows.map(({ state, reason }) => (reason ? `${state}: ${reason}` : state));
    },
  };
  return leavers;
}
