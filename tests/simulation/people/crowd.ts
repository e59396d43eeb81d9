import type { World } from "../shop/world.ts";
import type { Person } from "./person.ts";

/** A session that someone paid at the provider. */
export interface Purchase {
  sessionId: string;
  paymentIntent: string;
  buyer: Person;
}

/** Everyone in a world, and what they really did: what the shop should know in the end. */
export class Crowd {
  readonly world: World;
  readonly people: Person[] = [];
  readonly purchases: Purchase[] = [];
  /** Sessions that their own buyer wanted to withdraw from. */
  readonly withdrawn = new Set<string>();
  /** How many codes were asked for, by address. */
  readonly codesAsked = new Map<string, number>();
  #goOn: (() => void) | undefined;
  #stillness: Promise<void> | undefined;

  constructor(world: World) {
    this.world = world;
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

  purchasesOf = (buyer: Person): Purchase[] =>
    this.purchases.filter((purchase) => purchase.buyer === buyer);

  /** Everyone's accounts, by address. */
  ownerOf = (email: string): Person | undefined =>
    this.people.find(({ accounts }) => accounts.has(email));
}
