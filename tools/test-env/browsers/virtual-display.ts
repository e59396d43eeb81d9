import { existsSync } from "node:fs";
import type { Driver } from "./driver.ts";
import { startProcess, until } from "./started-process.ts";

const START_TIMEOUT_MS = 10_000;
/** Avoids the display numbers that a person would use. */
const FIRST_DISPLAY = 70;
const DISPLAYS = 1000;

/** Starts a browser on a virtual screen, which stops along with the browser. */
export async function startOnVirtualDisplay(
  start: (display: string) => Promise<Driver>,
): Promise<Driver> {
  const number = FIRST_DISPLAY + (process.pid % DISPLAYS);
  const screen = startProcess("Xvfb", [
    `:${number}`,
    "-screen",
    "0",
    "1024x800x24",
    "-nolisten",
    "tcp",
  ]);
  try {
    await until(
      async () => existsSync(`/tmp/.X11-unix/X${number}`) || undefined,
      START_TIMEOUT_MS,
      "The start of Xvfb",
    );
    const driver = await start(`:${number}`);
    return {
      ...driver,
      stop: async () => {
        await driver.stop();
        await screen.stop();
      },
    };
  } catch (error) {
    await screen.stop();
    throw error;
  }
}
