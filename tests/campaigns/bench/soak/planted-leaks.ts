import { subscribe } from "node:diagnostics_channel";
import postgres from "postgres";

const EACH_REQUEST = "http.server.request.start";
/** About as much as a request and its answer. */
const KEPT_NUMBERS = 1_250;
const REQUESTS_PER_CONNECTION = 60;

/** Mistakes that a server could make with each request, to prove that the soak catches them. */
export const plantedLeaks: Record<string, () => void> = {
  /** Keeps something of each request. */
  memory() {
    const kept: number[][] = [];
    subscribe(
      EACH_REQUEST,
      () => void kept.push(Array.from({ length: KEPT_NUMBERS }, Math.random)),
    );
  },
  /** Starts a timer for each request, and never clears it. */
  timers: () => subscribe(EACH_REQUEST, () => void setInterval(() => {}, 60_000)),
  /** Opens connections to the database, and never closes them. */
  connections() {
    let requests = 0;
    subscribe(EACH_REQUEST, () => {
      requests += 1;
      if (requests % REQUESTS_PER_CONNECTION > 0) return;
      void postgres(process.env.DATABASE_URL ?? "", { max: 1 })`select 1`;
    });
  },
  /** Counts each request against a client that is never forgotten. */
  rows() {
    const sql = postgres(process.env.DATABASE_URL ?? "", { max: 1 });
    subscribe(
      EACH_REQUEST,
      () =>
        void sql`insert into private.attempts (action, client, at) values ('planted', 'all', 'infinity')`,
    );
  },
};

export function plantLeak(name: string | undefined): void {
  if (name) plantedLeaks[name]?.();
}
