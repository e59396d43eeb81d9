import { describe, expect, test } from "vitest";
import { asCaller } from "./callers.ts";
import { freshDatabase } from "./database.ts";
import { shopIn } from "./shop.ts";

const { sql } = await freshDatabase();
const shop = shopIn(sql);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Answer {
  value: unknown;
  changed_at: string;
  kept: boolean;
}

interface Note {
  value: string;
  /** How long ago the member wrote it. */
  ago?: number;
  /** The stamp of the entry that it was written over. */
  seen?: string | undefined;
  field?: string;
}

let members = 0;

/** A member with devices whose clocks are wrong by so many milliseconds. */
async function memberWith() {
  const account = await shop.account();
  const session = `of member ${++members}`;
  await shop.record(session);
  await shop.own(session, account);
  const caller = { role: "authenticated", account } as const;

  const call = async (entries: object[], device: string | null, deviceNow: string | null) => {
    const [row] = await asCaller(
      sql,
      caller,
      (connection) =>
        connection<
          { answers: Answer[] }[]
        >`select public.save_tracker(${connection.json(entries as never)}, ${device}, ${deviceNow}) as answers`,
    );
    return row!.answers;
  };
  return {
    account,
    device: (name: string, clockError = 0) => ({
      /** Sends a note; what comes back is what the account has. */
      async save({ value, ago = 0, seen, field = "notes" }: Note): Promise<Answer> {
        const now = Date.now() + clockError;
        const entry = {
          day: 1,
          field,
          value,
          changed_at: new Date(now - ago).toISOString(),
          ...(seen && { seen }),
        };
        return (await call([entry], name, new Date(now).toISOString()))[0]!;
      },
      /** Sends entries with times as this device's clock says them. */
      send: (entries: object[]) =>
        call(entries, name, new Date(Date.now() + clockError).toISOString()),
    }),
    /** As a page sends that was loaded before. */
    sendOld: (entries: object[]) => call(entries, null, null),
    note: async () =>
      (
        await sql`select value from public.tracker_entries where user_id = ${account} and field = 'notes'`
      )[0]?.value,
  };
}

describe("save_tracker", () => {
  test.each([
    ["behind by a day", -DAY],
    ["behind by a minute", -MINUTE],
    ["ahead by a day", DAY],
    ["ahead by ten years", 3650 * DAY],
  ])("keeps the last note of a device whose clock is %s", async (_, clockError) => {
    const { device, note } = await memberWith();
    await device("a computer").save({ value: "first", ago: HOUR });
    expect(await device("a phone", clockError).save({ value: "last" })).toMatchObject({
      value: "last",
      kept: true,
    });
    expect(await note()).toBe("last");
  });

  test.each([
    ["right", 0],
    ["behind by a day", -DAY],
    ["ahead by a day", DAY],
  ])(
    "a note written without a network yesterday does not beat one of an hour ago, with a clock that is %s",
    async (_, clockError) => {
      const { device, note } = await memberWith();
      await device("a computer").save({ value: "an hour ago", ago: HOUR });
      expect(
        await device("a phone", clockError).save({ value: "yesterday", ago: DAY }),
      ).toMatchObject({ value: "an hour ago", kept: false });
      expect(await note()).toBe("an hour ago");
    },
  );

  test("a device whose clock is ahead does not keep the others from writing", async () => {
    const { device, note } = await memberWith();
    await device("a phone", DAY).save({ value: "from tomorrow" });
    expect(await device("a computer").save({ value: "later" })).toMatchObject({ kept: true });
    expect(await note()).toBe("later");
  });

  test("what one device wrote last stays, however slow the request before was", async () => {
    const { device, note } = await memberWith();
    const phone = device("a phone");
    const [first, second] = [Date.now() - 8000, Date.now() - 6000].map((at) =>
      new Date(at).toISOString(),
    );
    // it took ten seconds to arrive, so the server takes it for newer than it is
    await phone.save({ value: "o" });
    await sql`update public.tracker_entries set written_at = ${first!} where value = '"o"'`;
    const [answer] = await phone.send([
      { day: 1, field: "notes", value: "on", changed_at: second },
    ]);
    expect(answer).toMatchObject({ value: "on", kept: true });
    expect(await note()).toBe("on");
  });

  test("sending an entry again changes nothing, and does not beat what another device wrote since", async () => {
    const { device, note } = await memberWith();
    const phone = device("a phone");
    const entry = {
      day: 1,
      field: "notes",
      value: "mine",
      changed_at: new Date(Date.now() - 2000).toISOString(),
    };
    const [first] = await phone.send([entry]);
    expect(await phone.send([entry])).toEqual([first]);

    await device("a computer").save({ value: "theirs", ago: 1000 });
    expect(await phone.send([entry])).toMatchObject([{ value: "theirs", kept: false }]);
    expect(await note()).toBe("theirs");
  });

  test("whoever has seen an entry and wrote over it wrote later, although the clock was set in between", async () => {
    const { device, note } = await memberWith();
    const { changed_at } = await device("a computer").save({ value: "seen", ago: HOUR });
    expect(
      await device("a phone").save({ value: "over it", ago: DAY, seen: changed_at }),
    ).toMatchObject({ value: "over it", kept: true });
    expect(await note()).toBe("over it");

    await device("a computer").save({ value: "not seen", ago: 0 });
    expect(
      await device("a phone 2").save({ value: "over the old one", ago: DAY, seen: changed_at }),
    ).toMatchObject({ value: "not seen", kept: false });
  });

  test("the stamp of an entry only grows, so that every device takes the new one over", async () => {
    const { device } = await memberWith();
    const first = await device("a computer").save({ value: "first" });
    const second = await device("a phone").save({
      value: "second",
      ago: DAY,
      seen: first.changed_at,
    });
    expect(Date.parse(second.changed_at)).toBeGreaterThan(Date.parse(first.changed_at));
  });

  test("answers one row for each field that was sent, and takes the latest of a field that is sent twice", async () => {
    const { device } = await memberWith();
    const at = (ago: number) => new Date(Date.now() - ago).toISOString();
    const answers = await device("a phone").send([
      { day: 2, field: "mood", value: "Good", changed_at: at(1000) },
      { day: 1, field: "notes", value: "late", changed_at: at(1000) },
      { day: 1, field: "notes", value: "early", changed_at: at(5000) },
      { day: 3, field: "mood", value: null, changed_at: at(1000) },
    ]);
    expect(answers).toMatchObject([
      { day: 1, field: "notes", value: "late", kept: true },
      { day: 2, field: "mood", value: "Good", kept: true },
    ]);
  });

  test("a page that was loaded before still saves, and its clock cannot lock the others out", async () => {
    const { device, note, sendOld } = await memberWith();
    await sendOld([
      {
        day: 1,
        field: "notes",
        value: "old page",
        changed_at: new Date(Date.now() + DAY).toISOString(),
      },
    ]);
    expect(await note()).toBe("old page");
    await device("a phone").save({ value: "new page" });
    expect(await note()).toBe("new page");
  });

  test("two devices that save many fields at once both get an answer", async () => {
    const { device } = await memberWith();
    const entries = Array.from({ length: 30 }, (_, nth) => ({
      day: nth + 1,
      field: "notes",
      value: "x",
      changed_at: new Date().toISOString(),
    }));
    const answers = await Promise.all([
      device("one").send(entries),
      device("two").send(entries.toReversed()),
    ]);
    expect(answers.map(({ length }) => length)).toEqual([30, 30]);
  });

  test("without access, and with more than 500 entries, nothing is taken", async () => {
    const { account, device } = await memberWith();
    const entry = { day: 1, field: "notes", value: "x", changed_at: new Date().toISOString() };
    await expect(device("a phone").send(Array(501).fill(entry))).rejects.toMatchObject({
      code: "PT413",
    });
    await sql`update public.stripe_orders set status = 'refunded' where user_id = ${account}`;
    await expect(device("a phone").send([entry])).rejects.toMatchObject({ code: "PT403" });
  });
});
