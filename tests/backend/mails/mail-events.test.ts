import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { finishPurchase } from "../../../supabase/functions/_shared/mails/finish-purchase.ts";
import { createHealth } from "../alerts/health.fixtures.ts";
import { openTestBackend } from "../support/open-test-backend.ts";

const testBackend = await openTestBackend();
const { health } = createHealth(testBackend.sql);
const key = Buffer.from("a signing secret of tests");
const now = () => Math.floor(Date.now() / 1000);
const createEvent = (type: string, subject = "Your code") =>
  JSON.stringify({ type, data: { email_id: "1", to: ["jane@example.com"], subject } });

/** The headers of the mail service, as its own library makes them. */
function signHeaders(body: string, { time = now(), by = key, id = "msg_1" } = {}) {
  const signature = createHmac("sha256", by).update(`${id}.${time}.${body}`).digest("base64");
  return {
    "svix-id": id,
    "svix-timestamp": String(time),
    "svix-signature": `v1,bm90IHRoaXM= v1,${signature}`,
  };
}
const send = (body: string, headers: Record<string, string> = signHeaders(body)) =>
  testBackend.call("mail-events", body, { headers });

beforeEach(async () => {
  vi.stubEnv("MAIL_WEBHOOK_SECRET", `whsec_${key.toString("base64")}`);
  await testBackend.settle();
  await testBackend.sql`delete from private.hourly_counts`;
});
afterEach(() => void vi.unstubAllEnvs());

describe("mail events", () => {
  test.each([
    ["email.bounced", { bounced: { recent: 1 } }],
    ["email.complained", { "reported as spam": { recent: 1 } }],
    ["email.failed", { failed: { recent: 1 } }],
    ["email.delivered", {}],
    ["constructor", {}],
  ])("%s", async (type, counted) => {
    expect(await send(createEvent(type))).toMatchObject({ status: 200, body: { received: true } });
    await testBackend.settle();
    const { mails } = await health();
    expect(mails).toMatchObject(counted);
    expect(Object.keys(mails)).toEqual(Object.keys(counted));
  });

  test("are counted apart for reminders, because anyone can type their addresses", async () => {
    const until = new Date().toISOString();
    const { subject } = finishPurchase.write({ url: "", until, site: "https://shop.example" });
    await send(createEvent("email.bounced", subject));
    await testBackend.settle();
    expect(Object.keys((await health()).mails)).toEqual(["reminder bounced"]);
  });

  const body = createEvent("email.bounced");
  test.each<[string, Record<string, string>]>([
    ["without a signature", {}],
    ["by someone else", signHeaders(body, { by: Buffer.from("guessed") })],
    ["of another body", signHeaders(`${body} `)],
    ["of ten minutes ago", signHeaders(body, { time: now() - 600 })],
    ["of the future", signHeaders(body, { time: now() + 600 })],
    [
      "after five other signatures",
      {
        ...signHeaders(body),
        "svix-signature": `${"v1,bm90 ".repeat(5)}${signHeaders(body)["svix-signature"]}`,
      },
    ],
    ["with another id", { ...signHeaders(body), "svix-id": "msg_2" }],
  ])("%s are refused", async (_, headers) => {
    expect((await send(body, headers)).status).toBe(400);
    await testBackend.settle();
    expect((await health()).mails).toEqual({});
  });

  test.each(["", "undefined", "whsec_", "not a secret"])(
    "are refused while the secret is %j",
    async (secret) => {
      vi.stubEnv("MAIL_WEBHOOK_SECRET", secret);
      const empty = signHeaders(body, { by: Buffer.from("") });
      for (const headers of [signHeaders(body), empty])
        expect((await send(body, headers)).status).toBe(400);
    },
  );
});
