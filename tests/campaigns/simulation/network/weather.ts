import type { Chance } from "../kernel/chance.ts";

export const links = ["visitors", "webhooks", "database", "provider", "mail", "ads"] as const;
/** Which way a request goes: from a browser or the provider to the functions, or from them on. */
export type Link = (typeof links)[number];

/** The fate of a request and of its answer. */
export type Fate =
  /** Milliseconds of both ways. `again`: a proxy sends it a second time, that much later. */
  | { kind: "answered"; there: number; back: number; again?: number }
  /** Never arrives. */
  | { kind: "lost"; after: number }
  /** Is handled, and its answer never arrives. */
  | { kind: "unanswered"; there: number; after: number }
  /** Is handled, or not, and the caller hears nothing at all. */
  | { kind: "silent"; there: number | undefined };

interface Trouble {
  until: number;
  /** The share of requests that something happens to. */
  share: number;
  /** The factor by which everything is slower. */
  slowness: number;
}

const MINUTE = 60_000;
const MEAN_MS: Record<Link, number> = {
  ...{ visitors: 80, webhooks: 60, database: 4, provider: 120, mail: 100, ads: 100 },
};

/** The quality of each link at any time: mostly good, sometimes bad, and sometimes none. */
export class Weather {
  readonly #chance: Chance;
  readonly #now: () => number;
  readonly #troubles = new Map<Link, Trouble>();
  /** The amount of trouble in this world: from nothing to a lot. */
  readonly #harshness: number;
  isCalm = false;

  constructor(chance: Chance, now: () => number) {
    this.#chance = chance;
    this.#now = now;
    this.#harshness = chance.pick([0, 0.3, 1, 1, 2]);
  }

  /** Nothing breaks in this world, so that everything has to work at once. */
  get isGentle(): boolean {
    return this.#harshness === 0;
  }

  /** Breaks a link for a while. Called from time to time. */
  turn(): string {
    const link = this.#chance.pick(links);
    const [share, slowness] = this.#chance.pick([
      [1, 1],
      [0.3, 1],
      [0.1, 20],
      [0.02, 60],
    ]) as [number, number];
    const minutes = this.#chance.around(25 * this.#harshness);
    this.#troubles.set(link, { until: this.#now() + minutes * MINUTE, share, slowness });
    return `${link} ${Math.round(share * 100)}% ${slowness}x ${minutes.toFixed(1)} min`;
  }

  decideFate(link: Link): Fate {
    const chance = this.#chance;
    const mean = MEAN_MS[link];
    if (this.isCalm) return { kind: "answered", there: mean / 2, back: mean / 2 };
    const trouble = this.#troubles.get(link);
    const { share, slowness } =
      trouble && trouble.until > this.#now() ? trouble : { share: 0, slowness: 1 };
    const there = chance.around((mean / 2) * slowness);
    const back = chance.around((mean / 2) * slowness);
    if (!chance.isHit(share + 0.002 * this.#harshness)) {
      const isRepeated = ["visitors", "webhooks"].includes(link) && chance.isHit(0.005);
      return { kind: "answered", there, back, ...(isRepeated && { again: chance.around(2_000) }) };
    }
    const kind = chance.pickWeighted({ lost: 4, unanswered: 4, silent: 1 });
    if (kind === "lost") return { kind, after: there };
    if (kind === "unanswered") return { kind, there, after: back };
    return { kind, there: chance.isHit(0.5) ? there : undefined };
  }
}
