import type { Assumed } from "#simulation/duration.ts";
import { Misuse } from "./command.ts";
import { share, whole } from "./simulate-options.ts";

/** What whoever plans an experiment has to say, for `parseArgs`. */
export const assumedOptions = {
  baseline: { type: "string", default: "3%" },
  effect: { type: "string", default: "10%" },
  alpha: { type: "string", default: "5%" },
  power: { type: "string", default: "80%" },
  traffic: { type: "string", default: "1000" },
} as const;

export function readAssumed(values: Record<keyof typeof assumedOptions, string>): Assumed {
  const assumed = {
    baseline: share("--baseline", values.baseline),
    effect: share("--effect", values.effect),
    alpha: share("--alpha", values.alpha),
    power: share("--power", values.power),
    visitorsPerDay: whole("--traffic", values.traffic, 1),
  };
  if (
    !(assumed.baseline > 0 && assumed.effect > 0 && assumed.baseline * (1 + assumed.effect) < 1)
  ) {
    throw new Misuse(
      "--baseline and --effect have to be above 0%, and the changed share below 100%.",
    );
  }
  for (const name of ["alpha", "power"] as const) {
    if (!(assumed[name] > 0 && assumed[name] < 1))
      throw new Misuse(`--${name} has to be above 0% and below 100%.`);
  }
  return assumed;
}
