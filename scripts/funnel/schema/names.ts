import type { Assets } from "#funnel/assets.ts";
import type { FunnelFiles } from "#funnel/read-funnel.ts";
import { readSource } from "#funnel/source.ts";
import { appRoutes } from "#lib/app-routes.ts";
import { isJsonObject } from "#lib/json.ts";
import type { Domain } from "#steps/step-type.ts";
import { stepTypes } from "#steps/step-types.ts";

/** The words that can be written in a funnel because something has that name. */
export interface Names {
  steps: string[];
  answers: Map<string, Domain>;
  /** Experiment to its arms. */
  experiments: Map<string, string[]>;
  /** Waits that need a timing. */
  timings: string[];
  routes: string[];
  exercises: string[];
  icons: string[];
  images: string[];
  fonts: string[];
}

/** What has a name in a funnel, which may be half written: a file that cannot be read has none. */
export function namesIn(files: FunnelFiles, assets: Assets): Names {
  const blocks = (path: string) => {
    const source = readSource(path, files[path] ?? "");
    return Array.isArray(source) || !isJsonObject(source.value) ? {} : source.value;
  };
  const inFolder = (folder: string) => Object.keys(files).filter((path) => path.startsWith(`${folder}/`));
  const steps = inFolder("steps").flatMap((path) => Object.entries(blocks(path)));
  const { experiments } = blocks("funnel.yaml");
  const { exercises } = blocks("program/workouts.yaml");
  return {
    steps: steps.map(([id]) => id),
    answers: new Map(steps.flatMap(([, step]) => askedBy(step) ?? [])),
    experiments: new Map(Object.entries(object(experiments)).map(([id, experiment]) => [id, Object.keys(object(object(experiment).arms))])),
    timings: [...new Set(["page-transition", ...Object.values(stepTypes).flatMap(({ waits }) => waits ?? [])])].toSorted(),
    routes: [...inFolder("pages").map((path) => path.replace(/^pages(.*)\.yaml$/, "$1")), ...appRoutes],
    exercises: Object.keys(object(exercises)),
    icons: [...assets.icons].toSorted(),
    images: Object.keys(assets.images).toSorted(),
    fonts: Object.keys(assets.fonts).toSorted(),
  };
}

function askedBy(step: unknown): [string, Domain][] | undefined {
  const { type: name } = object(step);
  const type = typeof name === "string" && Object.hasOwn(stepTypes, name) ? stepTypes[name] : undefined;
  const read = type?.schema.safeParse(step);
  const asked = read?.success ? type?.asks?.(read.data) : undefined;
  return asked && [[asked.name, asked.domain]];
}

function object(value: unknown): Record<string, unknown> {
  return isJsonObject(value) ? value : {};
}
