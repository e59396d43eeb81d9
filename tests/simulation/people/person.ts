import type { Chance } from "../kernel/chance.ts";
import { Browser } from "./browser.ts";
import type { Crowd } from "./crowd.ts";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

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
