import type { VirtualClock } from "../kernel/virtual-clock.ts";
import type { Link, Weather } from "./weather.ts";

/** Handles a request. `atOnce`: nothing else may happen before it's done. */
export interface Service {
  atOnce: boolean;
  handle(request: Request): Promise<Response>;
}

interface NetworkOptions {
  clock: VirtualClock;
  weather: Weather;
  note(link: Link, request: Request, outcome: string): void;
}

export const connectionLost = () => new TypeError("fetch failed");

/** Carries requests through the weather. */
export class Network {
  readonly #options: NetworkOptions;

  constructor(options: NetworkOptions) {
    this.#options = options;
  }

  /** As `fetch`: rejects if the connection breaks, or with the reason if the caller gives up. */
  async send(link: Link, sent: Request, service: Service): Promise<Response> {
    const { clock, weather, note } = this.#options;
    const body = sent.method === "GET" ? undefined : await sent.text();
    const { url, method, headers, signal, redirect } = sent;
    const request = () => new Request(url, { method, headers, redirect, ...(body && { body }) });
    const fate = weather.decideFate(link);
    if (fate.kind !== "answered") note(link, sent, fate.kind);

    return new Promise<Response>((resolve, reject) => {
      const giveUp = () => reject(signal.reason);
      if (signal.aborted) return giveUp();
      signal.addEventListener("abort", giveUp);
      const fail = () => reject(connectionLost());

      if (fate.kind === "lost") return void clock.after(fate.after, fail);
      if (fate.there === undefined) return;
      const arrive = (then: (response: Response) => void, broken: () => void) => () => {
        const handled = service.handle(request()).then(then, broken);
        return service.atOnce ? handled : undefined;
      };
      const later = (response: Response) => {
        if (fate.kind === "answered") clock.after(fate.back, () => resolve(response));
        if (fate.kind === "unanswered") clock.after(fate.after, fail);
      };
      clock.after(
        fate.there,
        arrive(later, () => void clock.after(1, fail)),
      );
      if (fate.kind !== "answered" || fate.again === undefined) return;
      note(link, sent, "repeated");
      const ignore = () => {};
      clock.after(fate.there + fate.again, arrive(ignore, ignore));
    });
  }
}
