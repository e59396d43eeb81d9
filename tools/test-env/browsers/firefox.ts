import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tools/test-env/free-port.ts";
import { type Driver, driverOver } from "./driver.ts";
import { startProcess, until } from "./started-process.ts";

const START_TIMEOUT_MS = 60_000;

/**
 * A headless Firefox with an empty profile. It takes WebDriver commands over Marionette, its own
 * protocol, without another program in between.
 */
export async function startFirefox(program: string): Promise<Driver> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "funnel-firefox-"));
  writeFileSync(join(profile, "user.js"), preferences({ "marionette.port": port, ...QUIET }));
  const running = startProcess(
    program,
    ["--headless", "--marionette", "--no-remote", "--profile", profile],
    WINDOW,
  );
  const stop = async () => {
    await running.stop();
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const marionette = await until(
      () => Marionette.connect(port),
      START_TIMEOUT_MS,
      "A connection to Firefox",
    );
    await marionette.send("WebDriver:NewSession", {
      capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
    });
    return driverOver(
      async (command, parameters) => {
        const answer = await marionette.send(`WebDriver:${command}`, parameters);
        return (answer as { value?: unknown } | null)?.value;
      },
      async () => {
        marionette.close();
        await stop();
      },
    );
  } catch (error) {
    await stop();
    throw error;
  }
}

const WINDOW = { MOZ_HEADLESS_WIDTH: "800", MOZ_HEADLESS_HEIGHT: "600" };

/** Preferences that stop Firefox from calling home at startup. */
const QUIET = {
  "app.update.disabledForTesting": true,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "toolkit.telemetry.reportingpolicy.firstRun": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "browser.safebrowsing.update.enabled": false,
  "extensions.update.enabled": false,
};

const preferences = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join("");

type Reply = [
  kind: 1,
  id: number,
  error: { error: string; message: string } | null,
  value: unknown,
];

/** Messages are JSON with their length in front: `38:[0,1,"WebDriver:Navigate",{"url":"…"}]`. */
class Marionette {
  #last = 0;
  #rest = Buffer.alloc(0);
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  readonly #socket: Socket;

  static connect(port: number): Promise<Marionette> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1").once("error", reject);
      // Firefox sends a greeting first.
      socket.once("data", () => resolve(new Marionette(socket)));
    });
  }

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      for (const [id, answer] of this.#waiting)
        answer([1, id, { error: "closed", message: "Firefox has ended." }, null]);
    });
    socket.on("data", (data) => this.#read(data));
  }

  send(name: string, parameters: unknown): Promise<unknown> {
    const id = ++this.#last;
    const message = JSON.stringify([0, id, name, parameters]);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ([, , error, value]) =>
        error ? reject(new Error(`${error.error}: ${error.message}`)) : resolve(value),
      );
      this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(data: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, data]);
    for (;;) {
      const colon = this.#rest.indexOf(":");
      const end = colon + 1 + Number(this.#rest.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.#rest.length < end) return;
      const reply: Reply = JSON.parse(this.#rest.subarray(colon + 1, end).toString());
      this.#rest = this.#rest.subarray(end);
      this.#waiting.get(reply[1])?.(reply);
      this.#waiting.delete(reply[1]);
    }
  }
}
