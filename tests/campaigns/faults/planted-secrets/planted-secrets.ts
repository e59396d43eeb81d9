import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createBuilder } from "vite";
import { hostFilesPlugin } from "#tools/build/hosting/host-files-plugin.ts";
import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { ENCODED, places } from "./places.ts";
import { publicValues, type Secret, secrets } from "./secrets.ts";

const placeNames = Object.keys(places);

const cases = placeNames.flatMap((place) =>
  secrets
    .filter(({ setting }) => place !== ENCODED || setting === undefined)
    .map((secret) => ({ place, secret })),
);

export const plantedSecrets: FaultRow = {
  name: "planted-secrets",
  claim: "A secret in any file of the site stops the build, and what may be public doesn't",
  inputs: `small sites, built by Vite with the step of the real build that looks for secrets, and ${publicValues.length} values that look like secrets and aren't`,
  faults: `${secrets.length} secrets (keys, tokens, passwords, and the values of secret settings), each in ${placeNames.slice(0, -1).join(", ")}, and as ${placeNames.at(-1)}`,
  count: { whole: cases.length, part: cases.length },
  minutes: 0.1,
  run,
};

async function run({ count }: CampaignOptions): Promise<CampaignResult> {
  const problems: string[] = [];
  const tried = cases.slice(0, count);
  for (const { place, secret } of tried) {
    const error = await errorOfBuild(place, secret);
    if (!error?.includes(` holds ${secret.kind}.`))
      problems.push(`${secret.kind} in ${place}: ${error ?? "published"}`);
    else if (error.includes(secret.value)) problems.push(`the error says ${secret.kind}`);
  }
  for (const place of placeNames)
    for (const value of publicValues) {
      const error = await errorOfBuild(place, { value });
      if (error) problems.push(`${value} in ${place}: ${error}`);
    }
  return {
    isKept: problems.length === 0,
    figures: `${tried.length} builds with a secret, ${placeNames.length * publicValues.length} without: ${problems.length} problems`,
    problems,
  };
}

/** Builds a site with a value in it. Returns why the build stopped, if it did. */
async function errorOfBuild(
  place: string,
  { value, setting }: Pick<Secret, "value" | "setting">,
): Promise<string | undefined> {
  const root = mkdtempSync(join(tmpdir(), "planted-secrets-"));
  for (const [name, text] of Object.entries(places[place]?.(value) ?? {})) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const restore = setting ? withSetting(setting, value) : () => {};
  try {
    const builder = await createBuilder({
      root,
      configFile: false,
      logLevel: "silent",
      build: { outDir: join(root, "dist") },
      builder: {
        buildApp: async ({ build, environments: { client } }) => {
          if (client) await build(client);
        },
      },
      plugins: [hostFilesPlugin()],
    });
    await builder.buildApp();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    restore();
    rmSync(root, { recursive: true });
  }
}

/** Sets a setting in the environment, where other rows may have one. Returns what restores it. */
function withSetting(name: string, value: string): () => void {
  const before = process.env[name];
  process.env[name] = value;
  return () => {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  };
}
