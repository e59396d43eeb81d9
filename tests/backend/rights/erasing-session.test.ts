import { afterAll, describe, expect, test, vi } from "vitest";
import { runFunction } from "#tools/dev/local-backend/supabase/functions.ts";
import { takeLogs } from "../../support/quiet-console.ts";
import { origin } from "../support/environment.ts";
import { DATABASE } from "../support/network.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { createRights } from "./rights.fixtures.ts";

const FUNCTION = "/functions/v1/erase-account";
const testBackend = await openTestBackend({
  others: async (request) =>
    new URL(request.url).pathname === FUNCTION ? runFunction(request) : undefined,
});
const { member } = createRights(testBackend);

// As in a page of a built site. The library wants a WebSocket, and Node.js 20 has none.
vi.stubEnv("VITE_SUPABASE_URL", origin);
vi.stubEnv("VITE_SUPABASE_ANON_KEY", "sb_publishable_of_tests");
vi.stubGlobal("WebSocket", class {});
vi.resetModules();
const { eraseAccount } = await import("#api/account/erase-account.ts");
afterAll(() => void vi.unstubAllEnvs());

const findAccountId = async (name: string) => {
  const { email } = await member(name);
  const [row] = await testBackend.sql<{ id: string }[]>`
    select id from auth.users where email = ${email}`;
  return { userId: row!.id, email };
};
const erase = (
  account: { userId: string; email: string },
  attempt = { erasure: crypto.randomUUID() as string, isRepeated: false },
) => eraseAccount(account, "correct horse", attempt);
const openSessions = async ({ userId }: { userId: string }) => {
  const rows = await testBackend.sql`select id from auth.sessions where user_id = ${userId}`;
  return rows.map(({ id }) => id);
};

describe("eraseAccount", () => {
  test("erases with a session of its own", async () => {
    const account = await findAccountId("ann");
    expect(await erase(account)).toBe("erased");
    expect(await openSessions(account)).toEqual([]);
  });

  test("answers the same after an attempt with a lost answer", async () => {
    const account = await findAccountId("eve");
    const erasure = crypto.randomUUID();
    expect(await erase(account, { erasure, isRepeated: false })).toBe("erased");
    expect(await erase(account, { erasure, isRepeated: true })).toBe("erased");
    // Without such an attempt, the password may be wrong.
    expect(await erase(account, { erasure, isRepeated: false })).toBe("wrong-password");
    const another = { erasure: crypto.randomUUID(), isRepeated: true };
    expect(await erase(account, another)).toBe("wrong-password");
    takeLogs();
  });

  test("ends this session, and no other, if the database is out of reach", async () => {
    const account = await findAccountId("bob");
    const before = await openSessions(account);

    const refused = testBackend.network.without(DATABASE, () => erase(account));
    await expect(refused).rejects.toThrow("no outcome: 503");
    takeLogs();
    expect(before).toHaveLength(1);
    expect(await openSessions(account)).toEqual(before);
  });

  test("ends it if there's no answer", async () => {
    const account = await findAccountId("cid");
    const before = await openSessions(account);
    const silent = testBackend.network.without(/^\/functions\//, () => erase(account));

    await expect(silent).rejects.toThrow("fetch failed");
    expect(await openSessions(account)).toEqual(before);
  });

  test("ends it if the address now belongs to another account", async () => {
    const account = await findAccountId("dot");
    const before = await openSessions(account);

    expect(await erase({ ...account, userId: crypto.randomUUID() })).toBe("wrong-password");
    expect(await openSessions(account)).toEqual(before);
  });

  test("answers the same if the session can't be ended", async () => {
    const account = await findAccountId("eve");
    const isUnreachableFunction = ({ url }: Request) =>
      /\/(functions|logout)/.test(new URL(url).pathname);

    const silent = testBackend.network.withoutRequests(isUnreachableFunction, () => erase(account));
    await expect(silent).rejects.toThrow("fetch failed");
    expect(takeLogs(), "by the library").toEqual(["TypeError: fetch failed"]);
  });
});
