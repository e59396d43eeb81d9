import { freePort } from "#tools/test-env/free-port.ts";
import { type Command, type Driver, driverOver } from "./driver.ts";
import { startProcess, until } from "./started-process.ts";

const START_TIMEOUT_MS = 30_000;
const ANSWER_TIMEOUT_MS = 20_000;
/**
 * WebKit can lose a script that arrives while a page unloads. It reports a timeout after this time,
 * and the script is sent again.
 */
const SCRIPT_TIMEOUT_MS = 5_000;

/**
 * By default, every command first waits up to five minutes for the page's `load` event, and WebKit
 * can miss that event. The walks wait for what they need instead.
 */
const WAITS_FOR_NO_PAGE = { pageLoadStrategy: "none", timeouts: { script: SCRIPT_TIMEOUT_MS } };

interface WebKit {
  /** The WebDriver server. */
  server: string;
  /** The browser that it starts, under the key that the server expects. */
  options: Record<string, { binary: string; args: string[] }>;
  env?: Record<string, string>;
}

/** A WebKit with a private session, controlled over WebDriver: https://www.w3.org/TR/webdriver/ */
export async function startWebKit({ server, options, env }: WebKit): Promise<Driver> {
  const port = await freePort();
  const running = startProcess(server, [`--port=${port}`, "--host=127.0.0.1"], env);
  const ask = async (method: string, path: string, body?: unknown) => {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    const { error, message } = (value ?? {}) as { error?: string; message?: string };
    if (!response.ok) throw new Error(`${error}: ${message}`);
    return value;
  };
  try {
    const opened = await until(
      () =>
        ask("POST", "/session", {
          capabilities: { alwaysMatch: { ...options, ...WAITS_FOR_NO_PAGE } },
        }),
      START_TIMEOUT_MS,
      `A session of ${server}`,
    );
    const session = `/session/${(opened as { sessionId: string }).sessionId}`;
    return driverOver(
      (command, parameters) =>
        ask("POST", session + toPath(command, String(parameters.id)), parameters),
      async () => {
        await ask("DELETE", session).catch(() => {});
        await running.stop();
      },
    );
  } catch (error) {
    await running.stop();
    throw error;
  }
}

function toPath(command: Command, id: string): string {
  switch (command) {
    case "Navigate":
      return "/url";
    case "ExecuteScript":
      return "/execute/sync";
    case "ElementClick":
      return `/element/${id}/click`;
    case "ElementClear":
      return `/element/${id}/clear`;
    case "ElementSendKeys":
      return `/element/${id}/value`;
  }
}
