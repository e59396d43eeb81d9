import type { Chance } from "../kernel/chance.ts";
import type { World } from "../shop/world.ts";
import { Browser } from "./browser.ts";
import type { Pace } from "./pace.ts";
import { SECOND } from "./time-spans.ts";

/** A session that someone paid at the provider. */
export interface Purchase {
  sessionId: string;
  paymentIntent: string;
  buyer: Person;
}

/** Everyone in a world, and what they really did: what the shop should know in the end. */
export class Crowd {
  readonly world: World;
  readonly pace: Pace;
  readonly people: Person[] = [];
  readonly purchases: Purchase[] = [];
  /** Sessions that their own buyer wanted to withdraw from. */
  readonly withdrawn = new Set<string>();
  #goOn: (() => void) | undefined;
  #stillness: Promise<void> | undefined;

  constructor(world: World, pace: Pace) {
    this.world = world;
    this.pace = pace;
  }

  /** From now on, nobody begins anything. */
  keepStill(): void {
    this.#stillness = new Promise((resolve) => {
      this.#goOn = resolve;
    });
  }

  goOn(): void {
    this.#goOn?.();
    this.#stillness = undefined;
  }

  /** Resolves at once, unless everybody keeps still. */
  movement = async (): Promise<void> => this.#stillness;

  /** An error in the simulation itself is a problem, too. */
  watch(name: string, life: Promise<unknown>): void {
    life.catch((error: unknown) =>
      this.world.report(`${name}: ${error instanceof Error ? error.stack : error}`),
    );
  }

  findPurchases = (buyer: Person): Purchase[] =>
    this.purchases.filter((purchase) => purchase.buyer === buyer);

  /** Everyone's accounts, by address. */
  findOwner = (email: string): Person | undefined =>
    this.people.find(({ accounts }) => accounts.has(email));
}

/** Someone in the simulation: draws from chance of their own, and acts in their own time. */
export class Person {
  readonly name: string;
  readonly crowd: Crowd;
  readonly chance: Chance;
  readonly email: string;
  readonly password: string;
  /** The addresses of all accounts that they have made. */
  readonly accounts = new Set<string>();
  browser: Browser;
  /** Acts also while everybody keeps still. */
  isRestless = false;

  constructor(name: string, crowd: Crowd) {
    this.name = name;
    this.crowd = crowd;
    this.chance = crowd.world.chance.of(name);
    this.email = `${name}@example.com`;
    this.password = `correct horse of ${name}`;
    this.browser = this.anotherBrowser();
  }

  get world() {
    return this.crowd.world;
  }

  anotherBrowser(): Browser {
    const group = () => Math.floor(this.chance.next() * 0xffff).toString(16);
    return new Browser(this.world, `2001:${group()}:${group()}::1`);
  }

  note(what: string, outcome = ""): void {
    this.world.trace.note(this.name, what, outcome);
  }

  /** Waits that long, and then as long as everybody keeps still. */
  async pause(ms: number): Promise<void> {
    await this.world.clock.sleep(ms);
    if (!this.isRestless) await this.crowd.movement();
  }

  /** Waits for something that has a deadline. Undefined, and a problem, if it isn't kept. */
  async inTime<Result>(
    what: string,
    ms: number,
    work: Promise<Result>,
  ): Promise<Result | undefined> {
    let cancel = () => {};
    const late = new Promise<"late">((resolve) => {
      cancel = this.world.clock.after(ms, () => resolve("late"));
    });
    const outcome = await Promise.race([work, late]);
    cancel();
    if (outcome !== "late") return outcome;
    this.world.report(`${this.name} waited more than ${ms / SECOND} s: ${what}`);
    return undefined;
  }
}
