import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { virtualClock } from "../stripe/virtual-clock.ts";
import { openKeptMails } from "./mailbox.ts";

const mail = { to: "ada@example.com", subject: "Your code", text: "123456" };

let home: string;
let file: string;
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  home = mkdtempSync(join(tmpdir(), "mails-"));
  file = join(home, "kept", "mails.json");
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(home, { recursive: true });
});

describe("kept mails", () => {
  test("are still there after a restart, readable only by their owner", () => {
    openKeptMails(file).add(mail);
    expect(openKeptMails(file).all()).toEqual([{ ...mail, at: expect.any(String) }]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test("are the last hundred, newest first", () => {
    const mails = openKeptMails(undefined);
    for (let count = 0; count <= 100; count += 1) mails.add({ ...mail, subject: String(count) });
    expect(mails.all()).toHaveLength(100);
    expect(mails.all()[0]?.subject).toBe("100");
  });

  test("are written as soon as the disk accepts them", async () => {
    const clock = virtualClock();
    const mails = openKeptMails(file, clock);
    writeFileSync(join(home, "kept"), "a file where the folder should be");
    mails.add(mail);
    expect(mails.all()).toHaveLength(1);
    rmSync(join(home, "kept"));
    await clock.advance(5000);
    expect(openKeptMails(file).all()).toHaveLength(1);
  });

  test.each(["", "[", "{}", "[null]", '[{"to":"ada@example.com"}]'])(
    "start empty if the file holds %j, and keep that file",
    (damaged) => {
      file = join(home, "mails.json");
      writeFileSync(file, damaged);
      expect(openKeptMails(file).all()).toEqual([]);
      const [setAside = ""] = readdirSync(home);
      expect(readFileSync(join(home, setAside), "utf8")).toBe(damaged);
      expect(vi.mocked(console.warn).mock.lastCall?.[0]).toMatch(
        /mails\.json is damaged .* kept as .*mails\.json-set-aside-.* The mailbox starts empty\./,
      );
    },
  );
});
