import { cliMessages } from "#compiler/diagnostics/messages/cli/cli.ts";
import { type PowerAssumptions, usualAssumptions } from "#rules/experiments/duration.ts";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";
import { share, whole } from "./simulate-options.ts";

const asPercent = (share: number) => `${share * 100}%`;

/** The assumptions for planning an experiment, as options for `parseArgs`. */
export const powerOptions = {
  baseline: { type: "string", default: asPercent(usualAssumptions.baseline) },
  effect: { type: "string", default: asPercent(usualAssumptions.effect) },
  alpha: { type: "string", default: asPercent(usualAssumptions.alpha) },
  power: { type: "string", default: asPercent(usualAssumptions.power) },
  traffic: { type: "string", default: String(usualAssumptions.visitorsPerDay) },
} as const;

export function readPowerOptions(
  values: Record<keyof typeof powerOptions, string>,
): PowerAssumptions {
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
    throw new UsageError(cliMessages.impossibleEffect);
  }
  for (const name of ["alpha", "power"] as const) {
    if (!(assumed[name] > 0 && assumed[name] < 1))
      throw new UsageError(cliMessages.shareBetween({ option: `--${name}` }));
  }
  return assumed;
}
