import { createHash } from "node:crypto";
import { createRandom } from "#lib/seeded-random.ts";

/** A stream of chance. Streams of the same seed with different names don't depend on each other. */
export class Chance {
  readonly #name: string;
  readonly #next: () => number;

  constructor(name: string) {
    this.#name = name;
    this.#next = createRandom(createHash("sha256").update(name).digest().readUInt32LE());
  }

  /** A stream of its own: what draws from it changes nothing for others. */
  of(name: string): Chance {
    return new Chance(`${this.#name}/${name}`);
  }

  /** From 0 (inclusive) to 1 (exclusive). */
  next = (): number => this.#next();

  isHit(probability: number): boolean {
    return this.#next() < probability;
  }

  /** Evenly between two numbers. */
  between(least: number, most: number): number {
    return least + this.#next() * (most - least);
  }

  /** Most are much smaller than the mean, and a few much larger. */
  around(mean: number): number {
    return -Math.log(1 - this.#next()) * mean;
  }

  /** One of them. */
  pick<Item>(list: readonly Item[]): Item {
    return list[Math.floor(this.#next() * list.length)] as Item;
  }

  /** A name of the list, as often as its weight among all of them. */
  pickWeighted<Name extends string>(weights: Record<Name, number>): Name {
    const entries = Object.entries<number>(weights);
    let left = this.#next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of entries) {
      left -= weight;
      if (left < 0) return name as Name;
    }
    return entries[0]?.[0] as Name;
  }

  fill(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.floor(this.#next() * 256);
  }
}
