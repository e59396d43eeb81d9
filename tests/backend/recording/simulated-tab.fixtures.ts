import type { RecorderPlan } from "#compiler/recorder-plan.ts";
import { type Beacon, openPage } from "#quiz/reporting/recorder/recorder.fixtures.ts";

/** A visitor came to a place; undefined for a page that isn't part of the quiz. */
interface Move {
  to: string | undefined;
  /** The time that the place before was visible. */
  seconds: number;
}

/** The history of a tab, as far as the server can know it. */
export interface TabHistory {
  moves: Move[];
  checkouts: number;
  accounts: number;
}

/** Longer stays count as a day. */
const SECONDS_A_DAY = 86_400;

/** A tab in which a visitor walks along a path, with everything that can happen to a tab. */
export class SimulatedTab {
  /** The beacons that the server has got, in the order in which they were sent. */
  readonly beacons: Beacon[] = [];
  readonly #storage: Map<string, string>;
  readonly #plan: RecorderPlan;
  readonly #path: string[];
  readonly #history: TabHistory = { moves: [], checkouts: 0, accounts: 0 };
  #page: ReturnType<typeof openPage>;
  #at: number;
  #seconds = 0;
  #taken = 0;

  constructor(plan: RecorderPlan, path: string[], at = 0, storage = new Map<string, string>()) {
    this.#plan = plan;
    this.#path = path;
    this.#at = at;
    this.#storage = storage;
    this.#page = openPage({ storage, plan });
    this.#page.comeTo(this.#place);
    this.#noteMove(this.#place);
  }

  get #place(): string | undefined {
    return this.#path[this.#at];
  }

  get isAtEnd(): boolean {
    return this.#at === this.#path.length - 1;
  }

  /** The screen stays visible. */
  wait(seconds: number): void {
    this.#page.wait(seconds);
    this.#seconds += seconds;
  }

  async continue(): Promise<void> {
    if (this.isAtEnd) return;
    this.#at++;
    this.#page.goOn(this.#place);
    this.#noteMove(this.#place);
    await this.#receive();
  }

  async goBack(): Promise<void> {
    if (this.#at === 0) return;
    this.#at--;
    this.#page.comeTo(this.#place);
    this.#noteMove(this.#place);
    await this.#receive();
  }

  /** The visitor looks at another tab for a while. */
  async turnAway(seconds: number): Promise<void> {
    this.#page.hide();
    await this.#receive();
    this.#page.wait(seconds);
    this.#page.show();
  }

  /** The network is down when the tab is hidden: what's sent gets lost, or its answer does. */
  async turnAwayOffline(isReceived: boolean): Promise<void> {
    await this.#receive();
    this.#page.stopServer();
    this.#page.hide();
    await this.#receive(isReceived);
    this.#page.startServer();
    this.#page.show();
  }

  /** The page that comes may be of a newer version. */
  async reload(version: string): Promise<void> {
    this.#page.hide();
    await this.#receive();
    this.#page = openPage({ storage: this.#storage, plan: { ...this.#plan, version } });
    this.#taken = 0;
    this.#page.comeTo(this.#place);
  }

  /** Browsers copy what a tab has stored, and the place that it shows. */
  copy(): SimulatedTab {
    return new SimulatedTab(this.#plan, this.#path, this.#at, new Map(this.#storage));
  }

  async startCheckout(): Promise<void> {
    this.#page.reach("checkout_started");
    this.#history.checkouts++;
    await this.#receive();
  }

  async openAccount(): Promise<void> {
    this.#page.reach("account_created");
    this.#noteMove(undefined);
    this.#history.accounts++;
    await this.#receive();
  }

  /** Returns everything that has happened. */
  async close(): Promise<TabHistory> {
    this.#page.hide();
    await this.#receive();
    while (this.#unsent() > 0) await this.turnAway(0);
    return this.#history;
  }

  /** The browser ends without a word. Returns what had been sent until then. */
  kill(): TabHistory {
    const events = new Map(this.beacons.flatMap(({ events }) => events.map((one) => [one.n, one])));
    const countKnown = (type: string) =>
      [...events.values()].filter((event) => event.type === type).length;
    const [entered, left] = [countKnown("entered"), countKnown("left")];
    return {
      // Each move but the first one has left a place. A beacon can end between the two.
      moves: this.#history.moves
        .slice(0, entered > 0 ? left + 1 : 0)
        .map(({ to, seconds }, index) => ({ to: index < entered ? to : undefined, seconds })),
      checkouts: countKnown("checkout_started"),
      accounts: countKnown("account_created"),
    };
  }

  #noteMove(to: string | undefined): void {
    this.#history.moves.push({ to, seconds: Math.min(this.#seconds, SECONDS_A_DAY) });
    this.#seconds = 0;
  }

  async #receive(isReceived = true): Promise<void> {
    await this.#page.settle();
    const sent = this.#page.beacons.slice(this.#taken);
    this.#taken = this.#page.beacons.length;
    if (isReceived) this.beacons.push(...sent);
  }

  #unsent(): number {
    return JSON.parse(this.#storage.get("visit") ?? "{}").events.length;
  }
}
