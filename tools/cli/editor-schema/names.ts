import type { Assets } from "#compiler/read/assets.ts";
import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { type AuthoredStep, readSteps } from "#compiler/read/read-steps.ts";
import { readSource, type Source } from "#compiler/yaml/source.ts";
import { appRoutes } from "#lib/app-routes.ts";
import { isJsonObject } from "#lib/json.ts";
import type { Domain } from "#quiz/steps/step-type.ts";
import { stepTypes } from "#quiz/steps/step-types.ts";

/** The names that YAML can refer to, because the funnel defines them. */
export interface Names {
  steps: string[];
  answers: Map<string, Domain>;
  /** Maps an experiment to its arms. */
  experiments: Map<string, string[]>;
  /** Waits that need a timing. */
  timings: string[];
  routes: string[];
  exercises: string[];
  icons: string[];
  images: string[];
  fonts: string[];
}

/**
 * Collects the names that a funnel defines. It can be half-written: a file that doesn't parse
 * defines none.
 */
export function collectNames(files: FunnelFiles, assets: Assets): Names {
  const inFolder = (folder: string) =>
    Object.keys(files).filter((path) => path.startsWith(`${folder}/`));
  const readSourceAt = (path: string) => readSource(path, files[path] ?? "");
  const blocks = (path: string) => {
    const source = readSourceAt(path);
    return Array.isArray(source) ? {} : object(source.value);
  };
  const sources = inFolder("steps").flatMap((path): Source[] => {
    const source = readSourceAt(path);
    return Array.isArray(source) ? [] : [source];
  });
  const steps = readSteps(sources, []);
  const { experiments } = blocks("funnel.yaml");
  const { exercises } = blocks("program/exercises.yaml");
  return {
    steps: inFolder("steps").flatMap((path) => Object.keys(blocks(path))),
    answers: new Map([...steps.values()].flatMap((step) => listAnswers(step))),
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

function listAnswers({ type, fields }: AuthoredStep): [string, Domain][] {
  const asked = type.answerSpec?.(fields);
  return asked ? [[asked.name, asked.domain]] : [];
}

function object(value: unknown): Record<string, unknown> {
  return isJsonObject(value) ? value : {};
}
