// @module-tag long
import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { afterAll, describe, expect, test } from "vitest";
import { openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { takeLogs } from "../../support/quiet-console.ts";
import { freshDatabase } from "../support/database.ts";
import { wrapDatabase } from "../support/wrap-database.ts";

const key = "sb_secret_of_tests";
const { sql, url } = await freshDatabase();
const server = createServer(getRequestListener((request) => api.fetch(request)));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const api = await openApi({
  databaseUrl: url,
  origin: address,
  keys: { jwtSecret: "a secret of tests", databaseKey: key },
  publicKey: "sb_publishable_of_tests",
  sendMail: async () => {},
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await api.close();
});

const settings = {
  VITE_SUPABASE_URL: address,
  SUPABASE_SECRET_KEY: key,
  STRIPE_SECRET_KEY: "sk_live_of_tests",
};

/** Runs the command. Resolves to its exit code and output. */
async function run(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; lines: string[] }> {
  const command = promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "scripts/hosted-payments.ts", ...args],
    {
      env: { PATH: process.env.PATH, ...settings, ...env },
    },
  );
  const { code = 0, stdout, stderr } = await command.catch((error) => error);
  return { code, lines: `${stdout}${stderr}`.trim().split("\n") };
}

const mode = async () => (await sql`select mode from private.payment_mode`)[0]?.mode;

describe("hosted:payments", () => {
  test("switches the mode and reports the effect on test orders", async () => {
    const testDatabase = wrapDatabase(sql);
    await testDatabase.record("a test order");
    await testDatabase.own("a test order", await testDatabase.account());
    await testDatabase.record("another test order");

    expect(await run(["live"])).toEqual({
      code: 0,
      lines: [
        "Switched from test to live mode.",
        "Only live payments give access.",
        "2 test orders give no access; 1 account depends on them. The rows are kept.",
      ],
    });
    expect(await mode()).toBe("live");

    expect(await run(["test"])).toEqual({
      code: 0,
      lines: [
        "Switched from live to test mode.",
        "Test payments and live payments give access.",
        "2 test orders give access; 1 account depends on them.",
        "STRIPE_SECRET_KEY in .env.production.local is a live key. Change it too: see docs/going-live.md.",
      ],
    });
    expect(await mode()).toBe("test");
  });

  test("shows the current mode if none is given", async () => {
    const { code, lines } = await run([], { STRIPE_SECRET_KEY: "rk_test_of_tests" });
    expect([code, lines[0], lines.length]).toEqual([0, "The project is in test mode.", 3]);
    expect(await mode()).toBe("test");
  });

  test.each([[["production"]], [["Live"]], [["live", "test"]], [[""]]])(
    "refuses %j and changes nothing",
    async (args) => {
      const { code, lines } = await run(args);
      expect([code, lines[0]]).toEqual([
        1,
        "Usage: npm run task -- hosted:payments             shows the mode",
      ]);
      expect(await mode()).toBe("test");
    },
  );

  test("names the missing settings", async () => {
    expect(await run(["live"], { SUPABASE_SECRET_KEY: "" })).toEqual({
      code: 1,
      lines: [
        "Not set: SUPABASE_SECRET_KEY. Write them into .env.production.local (see .env.example).",
      ],
    });
  });

  test("with a wrong key or an older database, says what to do", async () => {
    expect(await run(["live"], { SUPABASE_SECRET_KEY: "sb_publishable_of_tests" })).toEqual({
      code: 1,
      lines: [
        "The project refused SUPABASE_SECRET_KEY. Copy it again from Project settings → API keys.",
      ],
    });
    await sql`alter function public.payment_mode() rename to payment_mode_of_later`;
    expect(await run(["live"])).toEqual({
      code: 1,
      lines: ["The database doesn't know payment modes yet. Run `supabase db push`."],
    });
    expect(takeLogs()).toEqual(["database: 42883"]);
    expect(await mode()).toBe("test");
  });
});
