import type { Assets } from "#funnel/assets.ts";
import type { FunnelFiles } from "#funnel/read-funnel.ts";
import { type AuthoredStep, readSteps } from "#funnel/read-steps.ts";
import { readSource, type Source } from "#funnel/source.ts";
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
  const inFolder = (folder: string) =>
    Object.keys(files).filter((path) => path.startsWith(`${folder}/`));
  const sourceOf = (path: string) => readSource(path, files[path] ?? "");
  const blocks = (path: string) => {
    const source = sourceOf(path);
    return Array.isArray(source) ? {} : object(source.value);
  };
  const sources = inFolder("steps").flatMap((path): Source[] => {
    const source = sourceOf(path);
    return Array.isArray(source) ? [] : [source];
  });
  const steps = readSteps(sources, []);
  const { experiments } = blocks("funnel.yaml");
  const { exercises } = blocks("program/workouts.yaml");
  return {
    steps: inFolder("steps").flatMap((path) => Object.keys(blocks(path))),
    answers: new Map([...steps.values()].flatMap((step) => askedBy(step))),
    experiments: new Map(
      Object.entries(object(experiments)).map(([id, experiment]) => [
        id,
        Object.keys(object(object(experiment).arms)),
      ]),
    ),
    timings: [
      ...new Set([
        "page-transition",
        ...Object.values(stepTypes).flatMap(({ waits }) => waits ?? []),
      ]),
    ].toSorted(),
    routes: [
      ...inFolder("pages").map((path) => path.replace(/^pages(.*)\.yaml$/, "$1")),
      ...appRoutes,
    ],
    exercises: Object.keys(object(exercises)),
    icons: [...assets.icons].toSorted(),
    images: Object.keys(assets.images).toSorted(),
    fonts: Object.keys(assets.fonts).toSorted(),
  };
}

function askedBy({ type, fields }: AuthoredStep): [string, Domain][] {
  const asked = type.asks?.(fields);
  return asked ? [[asked.name, asked.domain]] : [];
}

function object(value: unknown): Record<string, unknown> {
  return isJsonObject(value) ? value : {};
}
