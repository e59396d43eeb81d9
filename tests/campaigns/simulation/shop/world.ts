import { publishExperiments } from "#rules/experiments/published-experiments.ts";
import { openMailbox } from "#tools/dev/local-backend/mail/mailbox.ts";
import type { Mail } from "#tools/dev/local-backend/supabase/api.ts";
import { adNetworks } from "../../../backend/conversions/ad-networks.fixtures.ts";
import type { Scope } from "../instances/load-script.ts";
import { Chance } from "../kernel/chance.ts";
import { takeOverProcess } from "../kernel/own-process.ts";
import { Trace } from "../kernel/trace.ts";
import { VirtualClock } from "../kernel/virtual-clock.ts";
import { Network, type Service } from "../network/network.ts";
import { type Link, Weather } from "../network/weather.ts";
import { CONSENT } from "../people/consent.ts";
import { type Database, openDatabase } from "./database.ts";
import { Edge } from "./edge.ts";
import { Provider } from "./provider.ts";
import { keys, origin } from "./settings.ts";

const A_DAY_MS = 24 * 60 * 60 * 1000;

interface SentMail extends Mail {
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * The mail service: the stand-in, and what it doesn't do. A key is good for one mail in a day, and
 * everything is kept.
 */
class MailService {
  readonly sent: SentMail[] = [];
  readonly #mailbox = openMailbox(undefined, keys.mailKey);
  readonly #keys = new Map<string, { at: number; answer: string }>();

  readonly atOnce = true;

  handle = async (request: Request): Promise<Response> => {
    const key = request.headers.get("idempotency-key");
    const known = key === null ? undefined : this.#keys.get(key);
    if (known && known.at > Date.now() - A_DAY_MS) return new Response(known.answer);
    const { to, subject, text } = await request.clone().json();
    const response = await this.#mailbox.fetch(request);
    if (!response?.ok) return response ?? new Response(null, { status: 404 });
    for (const address of to) this.sent.push({ to: address, subject, text, at: Date.now() });
    if (key !== null)
      this.#keys.set(key, { at: Date.now(), answer: await response.clone().text() });
    return response;
  };

  /** Sends a mail of the accounts' service. */
  send = async (mail: Mail): Promise<void> => void this.sent.push({ ...mail, at: Date.now() });

  to(address: string): SentMail[] {
    return this.sent.filter(({ to }) => to === address);
  }
}

/**
 * The beginning of all worlds: the product's scripts, each as a function that runs it again, and
 * its data.
 */
export interface Product {
  functions(scope: Scope): void;
  page(scope: Scope): void;
  /** The database with its migrations. */
  dump: Blob;
}

export const BEGINS = Date.UTC(2026, 10, 2);

/** An answer of a function. */
export interface Answered {
  status: number;
  text: string;
}

/** The share of calls that the server dies of, shortly after they began. */
const DEADLY = 0.01;
const DIES_AFTER_MS = 300;

/** A shop with everything around it, all by a seed. A process has one: it owns its time and chance. */
export class World {
  readonly clock = new VirtualClock(BEGINS);
  readonly trace = new Trace(this.clock.now);
  readonly chance: Chance;
  readonly weather: Weather;
  readonly network: Network;
  readonly mails = new MailService();
  readonly ads = adNetworks();
  readonly edge: Edge;
  readonly provider: Provider;
  readonly problems: string[] = [];
  /** Hears what the functions log. */
  onLog = (_line: string): void => {};
  /** Hears of each request to a function as it arrives, and returns what hears its answer. */
  onRequest =
    async (_: Request): Promise<(answer: Answered) => Promise<void>> =>
    async () => {};
  readonly page: Product["page"];
  readonly #dump: Blob;
  readonly #deaths: Chance;
  #database: Database | undefined;

  constructor(seed: number, { functions, page, dump }: Product) {
    this.chance = new Chance(`seed ${seed}`);
    this.page = page;
    this.#dump = dump;
    this.#deaths = this.chance.of("deaths");
    takeOverProcess({ clock: this.clock, chance: this.chance.of("ids") });
    this.weather = new Weather(this.chance.of("weather"), this.clock.now);
    this.network = new Network({
      clock: this.clock,
      weather: this.weather,
      note: (link, { method, url }, what) =>
        this.trace.note(link, `${method} ${new URL(url).pathname}`, what),
    });
    this.edge = new Edge({
      run: functions,
      carry: (request) => this.#carry(request),
      log: (line) => {
        this.onLog(line);
        this.trace.note("functions", "log", line);
      },
    });
    this.provider = new Provider({
      clock: this.clock,
      chance: this.chance.of("provider"),
      deliver: (request) => this.network.send("webhooks", request, this.#functions("provider")),
    });
  }

  async open(): Promise<void> {
    this.#database = await openDatabase(this.mails.send, this.#dump);
  }

  get database(): Database {
    if (!this.#database) throw new Error("The world isn't open yet.");
    return this.#database;
  }

  /** Something that must not be. */
  report(problem: string): void {
    this.trace.note("check", problem);
    this.problems.push(problem);
  }

  /** A request of a browser to the site's backend. */
  visit(request: Request, address: string): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/functions/"))
      return this.network.send("visitors", request, this.#findDatabase(address));
    request.headers.set("x-forwarded-for", address);
    return this.network.send("visitors", request, this.#functions("browser"));
  }

  /** Runs a scheduled job, or what the operator starts. Resolves to the status; 0 without one. */
  async runJob(name: string, body: object = {}): Promise<number> {
    const request = new Request(`${origin}/functions/v1/${name}`, {
      method: "POST",
      headers: { authorization: `Bearer ${keys.sweepSecret}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return this.#functions("job")
      .handle(request)
      .then(
        ({ status }) => status,
        () => 0,
      );
  }

  close(): void {
    this.edge.die();
    this.provider.close();
  }

  #functions(caller: string): Service {
    const handle = async (request: Request) => {
      this.#mayDie();
      const hear = await this.clock.atOnce(() => this.onRequest(request));
      const response = await this.edge.handle(request);
      const text = await response.clone().text();
      await this.clock.atOnce(() => hear({ status: response.status, text }));
      return response;
    };
    return this.#traced(caller, { atOnce: false, handle });
  }

  /** A server dies while it works, with all calls that it's working on. */
  #mayDie(): void {
    const { isCalm, isGentle } = this.weather;
    if (isCalm || isGentle || !this.#deaths.isHit(DEADLY)) return;
    this.clock.after(this.#deaths.around(DIES_AFTER_MS), () =>
      this.trace.note("server", "dies", `${this.edge.die()} calls cut`),
    );
  }

  #traced(caller: string, service: Service): Service {
    const handle = async (request: Request) => {
      const { pathname } = new URL(request.url);
      const response = await service.handle(request);
      this.trace.note(caller, `${request.method} ${pathname}`, String(response.status));
      return response;
    };
    return { atOnce: service.atOnce, handle };
  }

  #findDatabase(address: string): Service {
    const handle = (request: Request) => this.database.fetch(request, address);
    return this.#traced("database", { atOnce: true, handle });
  }

  /** A request of a function. */
  #carry(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const [link, service] = this.#findServices(pathname);
    return this.network.send(link, request, this.#traced(link, service));
  }

  #findServices(pathname: string): [Link, Service] {
    if (pathname.startsWith("/rest/")) return ["database", this.#findDatabase("10.0.0.1")];
    if (pathname.startsWith("/v1/")) return ["provider", this.provider];
    if (pathname.startsWith("/mail/")) return ["mail", this.mails];
    return ["ads", { atOnce: true, handle: (request) => this.#advertise(request) }];
  }

  async #advertise(request: Request): Promise<Response> {
    if (request.url.endsWith("/experiments.json"))
      return new Response(publishExperiments({}, CONSENT));
    return (await this.ads.fetch(request)) ?? new Response("Not found", { status: 404 });
  }
}
