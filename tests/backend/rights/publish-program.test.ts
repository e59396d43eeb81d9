import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { publishProgram } from "#tools/dev/local-backend/database/publish-program.ts";
import { openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { freshDatabase } from "../support/database.ts";

const origin = "http://shop.test";
const key = "sb_secret_of_tests";
const { url } = await freshDatabase();
const api = await openApi({
  databaseUrl: url,
  origin,
  keys: { jwtSecret: "a secret of tests", databaseKey: key },
  publicKey: "sb_publishable_of_tests",
  sendMail: async () => {},
});
afterAll(() => api.close());

const parts = vi.fn(() => ({ meals: { days: [1] } }) as Record<string, unknown>);
const files = () => [{ id: "guide", media_type: "application/pdf", size: 3, content: "AAAA" }];
const publish = (digest: string) =>
  publishProgram(api, { digest: () => digest, parts, files }, { origin, key });
const listPublished = () => api.query<{ name: string }>("select name from public.program_parts");

beforeEach(async () => {
  await publish("first");
  parts.mockClear();
});

describe("publishProgram", () => {
  test("doesn't read files again that the database already has", async () => {
    await publish("first");
    expect(parts).not.toHaveBeenCalled();
  });

  test("publishes when the folder has changed", async () => {
    parts.mockReturnValueOnce({ workouts: { weeks: [] } });
    await publish("second");
    expect(await listPublished()).toEqual([{ name: "workouts" }]);
  });

  test.each([
    [
      "a part was published by other means",
      `update public.program_parts set content = '{}', published_at = now()`,
    ],
    ["a part was removed", "delete from public.program_parts"],
    ["a file was removed", "delete from public.program_files"],
  ])("publishes when %s", async (_, sql) => {
    await api.query(sql);
    await publish("first");
    expect(parts).toHaveBeenCalledOnce();
    expect(await listPublished()).toEqual([{ name: "meals" }]);
  });

  test("tries again after a program that couldn't be read", async () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    parts.mockImplementationOnce(() => {
      throw new Error("The funnel has mistakes.");
    });
    await publish("broken");
    expect(told).toHaveBeenCalledWith("The program was not published. The funnel has mistakes.");
    told.mockRestore();
    await publish("broken");
    expect(parts).toHaveBeenCalledTimes(2);
  });
});
