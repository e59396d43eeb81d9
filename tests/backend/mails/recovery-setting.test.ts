import { beforeEach, describe, expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { createLeavers, switchOnRecovery } from "./recovery.fixtures.ts";

const testBackend = await openTestBackend();
const { leave, expire, session, states } = createLeavers(testBackend);
switchOnRecovery();

beforeEach(() => testBackend.switches({ refuseConsent: "false" }));

describe("the setting", () => {
  test.each([undefined, "", "off", "true", "undefined"])(
    "%s asks for no recovery",
    async (value) => {
      delete process.env.RECOVERY_MAILS;
      if (value !== undefined) process.env.RECOVERY_MAILS = value;
      const { sessionId } = await testBackend.checkout();
      process.env.RECOVERY_MAILS = "on";
      expect(await session(sessionId)).toMatchObject({
        after_expiration: null,
        consent_collection: null,
      });
    },
  );

  test("stops reminders of sessions that were opened before", async () => {
    const { sessionId } = await leave({ email: "mia@example.com" });
    process.env.RECOVERY_MAILS = "off";
    await expire();
    process.env.RECOVERY_MAILS = "on";
    expect(testBackend.mails).toEqual([]);
    expect(await states(sessionId)).toEqual([]);
  });

  test("opens sessions as the provider documents them, without promotion codes", async () => {
    const { sessionId } = await testBackend.checkout();
    expect(await session(sessionId)).toMatchObject({
      after_expiration: {
        recovery: { enabled: true, allow_promotion_codes: false, url: null, expires_at: null },
      },
      consent_collection: { promotions: "auto" },
    });
  });

  test("doesn't stop a checkout that the provider refuses to recover", async () => {
    await testBackend.switches({ refuseConsent: "true" });
    const key = crypto.randomUUID();
    const { sessionId, url } = await testBackend.checkout(key);
    expect(url).toContain(sessionId);
    expect((await testBackend.checkout(key)).sessionId).toBe(sessionId);
    expect(takeLogs().join()).toContain("RECOVERY_MAILS is on, but the provider refuses");
  });
});
