// @module-tag long
import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FolderInUse, lockFolder } from "./folder-lock.ts";

const RACERS = 7;
const ROUNDS = 60;

let home: string;
let folder: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "lock-"));
  folder = join(home, "data");
});
afterEach(() => rmSync(home, { recursive: true }));

describe("folder lock", () => {
  test("leaves nothing behind when it is released", () => {
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  test("refuses a folder that a running process holds, and names the process", () => {
    plant("lock", { pid: process.ppid, begun: "" });
    expect(() => lockFolder(folder)).toThrow(
      new FolderInUse(`Another process (${process.ppid}) is using ${folder}. ${REMEDY}`),
    );
  });

  test("lets a process open its own folder again", () => {
    const first = lockFolder(folder);
    const second = lockFolder(folder);
    first();
    expect(readdirSync(folder)).toEqual(["lock"]);
    second();
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    ["a dead process", () => JSON.stringify(deadProcess())],
    ["another process with the same id", () => JSON.stringify({ pid: process.ppid, begun: "1" })],
    ["nobody who can be read", () => "{"],
    ["nobody, being empty", () => ""],
  ])("takes over a lock of %s", (_, content) => {
    mkdirSync(folder);
    writeFileSync(join(folder, "lock"), content());
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  test("takes over from a process that was killed while taking over", () => {
    const lock = plant("lock", deadProcess());
    plant(`lock.${hashText(lock)}`, deadProcess());
    plant("lock.0b86c3f2-draft", deadProcess());
    lockFolder(folder);
    expect(readdirSync(folder)).toEqual(["lock"]);
  });

  test("refuses while a running process is taking over", () => {
    const lock = plant("lock", deadProcess());
    plant(`lock.${hashText(lock)}`, { pid: process.ppid, begun: "" });
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    expect(readFileSync(join(folder, "lock"), "utf8")).toBe(lock);
  });

  test(`goes to exactly one of ${RACERS} processes that race for it`, async () => {
    const racers = await Promise.all(Array.from({ length: RACERS }, startRacer));
    try {
      const dead = deadProcess();
      for (let round = 0; round < ROUNDS; round += 1) {
        folder = join(home, String(round));
        // A fresh folder, a stale lock, and a stale lock with an interrupted takeover.
        if (round % 3 > 0) {
          const lock = plant("lock", dead);
          if (round % 3 > 1) plant(`lock.${hashText(lock)}`, dead);
        }
        const answers = await Promise.all(racers.map((racer) => tell(racer, folder)));
        expect(answers.toSorted(), `round ${round}`).toEqual([
          ...Array(RACERS - 1).fill("refused"),
          "taken",
        ]);
        await Promise.all(racers.map((racer) => tell(racer, null)));
        expect(existsSync(join(folder, "lock")), `round ${round}, released`).toBe(false);
      }
    } finally {
      for (const racer of racers) racer.kill();
    }
  });
});

const REMEDY = "Stop it, or set BACKEND_DATA to another folder for this one.";

function plant(name: string, holder: object): string {
  mkdirSync(folder, { recursive: true });
  const text = JSON.stringify(holder);
  writeFileSync(join(folder, name), text);
  return text;
}

function hashText(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

function deadProcess(): { pid: number; begun: string } {
  return { pid: spawnSync("true").pid, begun: "1" };
}

async function startRacer(): Promise<ChildProcess> {
  const racer = fork(join(import.meta.dirname, "folder-lock-racer.ts"), {
    execArgv: ["--import", "tsx"],
  });
  await once(racer, "message");
  return racer;
}

async function tell(racer: ChildProcess, folder: string | null): Promise<string> {
  const answer = once(racer, "message");
  racer.send(folder as string);
  return (await answer)[0];
}
