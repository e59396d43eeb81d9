import { liveAsBank } from "./bank.ts";
import type { Crowd } from "./crowd.ts";
import { liveAsStranger } from "./stranger.ts";
import { DAY, HOUR } from "./time-spans.ts";
import { liveAsVisitor } from "./visitor.ts";

/** Starts everything that happens again and again in a world, as often as its pace says. */
export function startRoutines(crowd: Crowd): void {
  const { world, pace } = crowd;
  const visitorMs = DAY / pace.visitorsADay;
  const sweepMs = pace.sweepHours * HOUR;

  repeat(crowd, "visitor", visitorMs, liveAsVisitor);
  repeat(crowd, "stranger", 6 * visitorMs, liveAsStranger);
  repeat(crowd, "bank", 4 * visitorMs, liveAsBank);
  repeat(crowd, "provider", 6 * HOUR, changeMood);
  repeat(crowd, "weather", 3 * HOUR, changeWeather);
  every(crowd, sweepMs, () => world.runJob("stripe-reconcile", { hours: 48 }));
  every(crowd, DAY, () => world.runJob("stripe-reconcile", { hours: 720 }));
  every(crowd, sweepMs, () => world.runJob("conversions"));
}

async function changeWeather(_: string, { world }: Crowd): Promise<void> {
  world.trace.note("weather", world.weather.turn());
}

/** Changes the provider's mood for the next hours, and how its events are delivered. */
async function changeMood(name: string, { world }: Crowd): Promise<void> {
  const { provider, trace, weather } = world;
  const chance = world.chance.of(name);
  provider.errors = weather.isGentle ? 0 : chance.pick([0, 0, 0.02, 0.2]);
  const events = {
    delayMs: String(Math.floor(chance.isHit(0.3) ? chance.around(HOUR) : 0)),
    repeat: chance.pick(["1", "1", "1", "3"]),
    reorder: String(chance.isHit(0.3)),
    lose: String(chance.isHit(0.1)),
    drop: String(chance.isHit(0.1)),
    recoverWithoutMetadata: String(chance.isHit(0.5)),
  };
  await provider.switches(events);
  trace.note("provider", `errors ${provider.errors}`, JSON.stringify(events));
}

type Act = (name: string, crowd: Crowd) => Promise<void>;

/** Acts again and again, after pauses of random length with this mean. */
function repeat(crowd: Crowd, name: string, meanMs: number, act: Act): void {
  const pauses = crowd.world.chance.of(`pauses of ${name}`);
  const next = async (nth: number) => {
    await crowd.world.clock.sleep(pauses.around(meanMs));
    await crowd.movement();
    crowd.watch(`${name}-${nth}`, act(`${name}-${nth}`, crowd));
    void next(nth + 1);
  };
  void next(1);
}

function every(crowd: Crowd, ms: number, act: () => Promise<unknown>): void {
  const next = async () => {
    await crowd.world.clock.sleep(ms);
    await crowd.movement();
    crowd.watch("a job", act());
    void next();
  };
  void next();
}
