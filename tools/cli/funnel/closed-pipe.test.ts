// @module-tag long
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";

const SLOW_MACHINE_MS = 60_000;

describe("npm run funnel", () => {
  test(
    "stays silent when the reader closes the pipe early",
    async () => {
      const script = join(import.meta.dirname, "..", "..", "..", "scripts", "funnel.ts");
      const simulated = spawn(
        process.execPath,
        ["--import", "tsx", script, "simulate", "--csv", "--visitors", "20000"],
        { stdio: ["ignore", "pipe", "pipe"] },
      );
      const complained = text(simulated.stderr);
      simulated.stdout.once("data", () => simulated.stdout.destroy());
      const [code] = await once(simulated, "exit");
      expect(await complained).toBe("");
      expect(code).toBe(0);
    },
    SLOW_MACHINE_MS,
  );
});
