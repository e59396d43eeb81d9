import { checkAnswers } from "./checks/check-answers.ts";
import { checkQuiet } from "./checks/check-quiet.ts";
import { Crowd } from "./people/crowd.ts";
import { callEveryoneIn } from "./people/last-call.ts";
import { choosePace } from "./people/pace.ts";
import { startRoutines } from "./people/routines.ts";
import { DAY, MINUTE } from "./people/time-spans.ts";
import { BEGINS, type Product, World } from "./shop/world.ts";

export interface Simulated {
  seed: number;
  /** A world ends with its first problem. */
  days: number;
  /** SHA-256 of the trace. */
  hash: string;
  trace: string;
  steps: number;
  payments: number;
  problems: string[];
}

/** As long as anything that has begun may take, and longer than a sweep leaves a pass alone. */
const SETTLED_MS = 10 * MINUTE;
const CHECKS = 4;

/** Lives through a seed's world, as long as its pace or `days` says, or until something is wrong. */
export async function simulate(seed: number, product: Product, days?: number): Promise<Simulated> {
  const world = new World(seed, product);
  await world.open();
  const pace = choosePace(seed);
  const crowd = new Crowd(world, { ...pace, days: days ?? pace.days });
  checkAnswers(world);
  startRoutines(crowd);
  const { clock, problems, trace } = world;
  let isOver = false;
  crowd.watch(
    "the world",
    live(crowd).then(() => {
      isOver = true;
    }),
  );
  const stray = (error: unknown) => world.report(`nobody handles an error: ${error}`);
  process.on("unhandledRejection", stray);
  while (!isOver && problems.length === 0) {
    if (!(await clock.step())) world.report("nothing happens any more");
  }
  process.off("unhandledRejection", stray);
  world.close();
  return {
    ...{ seed, problems },
    days: Math.min(crowd.pace.days, Math.ceil((clock.now() - BEGINS) / DAY)),
    hash: trace.hash(),
    trace: trace.text(),
    steps: trace.lines.length,
    payments: crowd.purchases.length,
  };
}

async function live(crowd: Crowd): Promise<void> {
  for (let nth = 1; nth <= CHECKS; nth += 1) {
    await crowd.world.clock.sleep((crowd.pace.days / CHECKS) * DAY);
    await inQuiet(crowd, async () => {
      if (nth === CHECKS) await callEveryoneIn(crowd);
    });
  }
}

/** Nobody begins anything, everything works, and the sweep runs twice. Then checks everything. */
async function inQuiet(crowd: Crowd, act: () => Promise<void>): Promise<void> {
  const { world } = crowd;
  const { clock, provider, trace, weather } = world;
  const { errors } = provider;
  crowd.keepStill();
  weather.isCalm = true;
  provider.errors = 0;
  trace.note("world", "is quiet");
  await clock.sleep(SETTLED_MS);
  for (const hours of [720, 720]) {
    await world.runJob("stripe-reconcile", { hours });
    await clock.sleep(SETTLED_MS);
  }
  await act();
  await clock.atOnce(() => checkQuiet(world, crowd));
  trace.note("world", "goes on");
  provider.errors = errors;
  weather.isCalm = false;
  crowd.goOn();
}
