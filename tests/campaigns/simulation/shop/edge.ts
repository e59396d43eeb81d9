import { type Instance, startInstance } from "../instances/instance.ts";
import type { Scope } from "../instances/load-script.ts";
import { connectionLost } from "../network/network.ts";
import { settings } from "./settings.ts";

interface Functions {
  runFunction(request: Request): Promise<Response>;
}

interface EdgeOptions {
  /** Runs the functions' script. */
  run(scope: Scope): void;
  /** Carries a request of a function, which is over once its server has died. */
  carry(request: Request): Promise<Response>;
  log(line: string): void;
}

/** The server that runs the functions. It can die at any time, with all that it's doing. */
export class Edge {
  readonly #options: EdgeOptions;
  #running: Instance<Functions> | undefined;
  readonly #callers = new Set<(error: Error) => void>();

  constructor(options: EdgeOptions) {
    this.#options = options;
  }

  readonly atOnce = false;

  handle = (request: Request): Promise<Response> => {
    this.#running ??= this.#start();
    const handled = this.#running.exports.runFunction(request);
    return new Promise((resolve, reject) => {
      this.#callers.add(reject);
      handled.then(resolve, reject).finally(() => this.#callers.delete(reject));
    });
  };

  /** The number of calls that end with it. */
  die(): number {
    const cut = this.#callers.size;
    this.#running?.end();
    this.#running = undefined;
    for (const reject of this.#callers) reject(connectionLost());
    this.#callers.clear();
    return cut;
  }

  #start(): Instance<Functions> {
    const { run, carry, log } = this.#options;
    const instance: Instance<Functions> = startInstance(run, {
      log,
      env: settings,
      // Answers to a dead server's requests never come back to it.
      fetch: async (input, init) => {
        const outcome = await carry(new Request(input, init)).catch((error: unknown) => error);
        if (!instance.isAlive()) return new Promise<Response>(() => {});
        if (outcome instanceof Response) return outcome;
        throw outcome;
      },
    });
    return instance;
  }
}
