import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { startChromium } from "./chromium.ts";
import type { Driver } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { startProcess, until } from "./started-process.ts";
import { startWebKit } from "./webkit.ts";

/** Before a release: every engine, from the first question. */
export const isRelease = process.env.BROWSERS === "all";
/** A missing browser fails its tests instead of skipping them. */
export const isNeeded = isRelease || process.env.BROWSERS === "needed" || Boolean(process.env.CI);

export interface Engine {
  name: string;
  /** The Debian packages to install. */
  packages: string;
  isInstalled: () => boolean;
  start: () => Promise<Driver>;
}

/** Like Safari 16.0 to 16.3, the oldest WebKit that Debian has: https://wpewebkit.org */
export const wpe: Engine = {
  name: "WPE WebKit",
  packages: "cog wpewebkit-driver gstreamer1.0-plugins-base gstreamer1.0-plugins-good",
  // Without these plugins, it crashes when it plays a video.
  isInstalled: () =>
    [
      programNamed("cog"),
      programNamed("WPEWebDriver"),
      libraryAt("gstreamer-1.0/libgstplayback.so"),
      libraryAt("gstreamer-1.0/libgstisomp4.so"),
    ].every(Boolean),
  start: () =>
    startWebKit({
      server: "WPEWebDriver",
      options: {
        "wpe:browserOptions": {
          binary: programNamed("cog") ?? "",
          args: ["--automation", "--platform=headless"],
        },
      },
    }),
};

const firefox: Engine = {
  name: "Firefox",
  packages: "firefox-esr",
  isInstalled: () => firefoxProgram() !== undefined,
  start: () => startFirefox(firefoxProgram() ?? ""),
};

/** Today's WebKit. It has no headless mode. */
const webKitGtk: Engine = {
  name: "WebKitGTK",
  packages: "webkit2gtk-driver xvfb",
  isInstalled: () =>
    [programNamed("WebKitWebDriver"), programNamed("Xvfb"), miniBrowser()].every(Boolean),
  start: () =>
    startOnVirtualDisplay((display) =>
      startWebKit({
        server: "WebKitWebDriver",
        options: {
          "webkitgtk:browserOptions": { binary: miniBrowser() ?? "", args: ["--automation"] },
        },
        env: { GDK_BACKEND: "x11", DISPLAY: display },
      }),
    ),
};

const chromium: Engine = {
  name: "Chromium",
  packages: "chromium",
  isInstalled: () => true,
  start: startChromium,
};

/** Every `npm test` runs these: they differ most from the browser of all other tests. */
export const otherEngines = [wpe, firefox];

/** Run before a release. */
export const allEngines = [chromium, firefox, wpe, webKitGtk];

function programNamed(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

const firefoxProgram = () => programNamed("firefox-esr") ?? programNamed("firefox");

/** Debian installs it in a folder that isn't on the PATH. */
const miniBrowser = () => libraryAt("webkit2gtk-4.1/MiniBrowser");

/** A file in the libraries of any architecture. */
function libraryAt(path: string): string | undefined {
  const libraries = "/usr/lib";
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .map((folder) => join(libraries, folder, path))
    .find((file) => existsSync(file));
}

const START_TIMEOUT_MS = 10_000;
/** Avoids the display numbers that a person would use. */
const FIRST_DISPLAY = 70;
const DISPLAYS = 1000;

/** Starts a browser on a virtual screen, which stops along with the browser. */
async function startOnVirtualDisplay(start: (display: string) => Promise<Driver>): Promise<Driver> {
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
