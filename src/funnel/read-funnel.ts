import type { z } from "zod";
import { Offer } from "#steps/offer-schema.ts";
import { oneOf } from "./did-you-mean.ts";
import { type FlowItem, readFlow, withOwnConditions } from "./flow.ts";
import { FunnelFile } from "./funnel-schema.ts";
import type { Problem } from "./problem.ts";
import { programSchemas } from "./program-schema.ts";
import { readPart } from "./read-part.ts";
import { type AuthoredStep, readSteps } from "./read-steps.ts";
import { Page, Site } from "./site-schema.ts";
import { readSource, type Source } from "./source.ts";
import { Theme } from "./theme-schema.ts";

/** The texts of a funnel by their path below `funnel/`: `funnel.yaml`, `steps/body.yaml` … */
export type FunnelFiles = Record<string, string>;

export interface Authored<T> {
  fields: T;
  source: Source;
}

/** A funnel whose every file can be read for itself; whether they fit together is checked next. */
export interface Funnel {
  file: FunnelFile;
  source: Source;
  flow: FlowItem[];
  steps: Map<string, AuthoredStep>;
  offer: Authored<Offer>;
  site: Authored<Site>;
  pages: Map<string, Authored<Page>>;
  theme: Authored<Theme>;
  /** Other looks to try, by name. */
  themes: Map<string, Authored<Theme>>;
  /** What buyers get; a funnel can do without. */
  program: Program | undefined;
}

export type Program = {
  [Name in keyof typeof programSchemas]: Authored<z.output<(typeof programSchemas)[Name]>>;
};

export function readFunnel(files: FunnelFiles): Funnel | Problem[] {
  const problems: Problem[] = [];
  const sources = new Map<string, Source>();
  for (const [path, text] of Object.entries(files)) {
    const source = readSource(`funnel/${path}`, text);
    if (Array.isArray(source)) problems.push(...source);
    else sources.set(path, source);
  }
  const readFile = <T>(path: string, schema: z.ZodType<T>): Authored<T> | undefined => {
    const source = sources.get(path);
    if (source) {
      const fields = readPart(source.value, schema, { source, problems, at: (at) => at });
      return fields === undefined ? undefined : { fields, source };
    }
    if (!(path in files))
      problems.push({
        file: `funnel/${path}`,
        line: 1,
        column: 1,
        message: "This file is missing. A funnel needs it.",
      });
    return undefined;
  };

  problems.push(...[...sources.values()].flatMap(unreadFile));

  const main = readFile("funnel.yaml", FunnelFile);
  const written =
    main &&
    readFlow(main.fields.flow, ["flow"], main.source, (...told) =>
      problems.push(main.source.problem(...told)),
    );
  const steps = readSteps(
    [...sources].filter(([path]) => path.startsWith("steps/")).map(([, source]) => source),
    problems,
  );
  const flow = written && withOwnConditions(written, (step) => steps.get(step)?.condition);
  const offer = readFile("offer.yaml", Offer);
  const site = readFile("site.yaml", Site);
  const pages = new Map<string, Authored<Page>>();
  for (const path of sources.keys()) {
    const route = /^pages\/(.+)\.yaml$/.exec(path)?.[1];
    const page = route && readFile(path, Page);
    if (page) pages.set(`/${route}`, page);
  }

  const theme = readFile("theme.yaml", Theme);
  const themes = new Map<string, Authored<Theme>>();
  for (const path of sources.keys()) {
    const name = /^themes\/(.+)\.yaml$/.exec(path)?.[1];
    const other = name && readFile(path, Theme);
    if (other) themes.set(name, other);
  }

  const hasProgram = Object.keys(files).some((path) => path.startsWith("program/"));
  const program = hasProgram ? readProgram(readFile) : undefined;

  if (problems.length > 0 || !main || !flow || !offer || !site || !theme) return problems;
  return {
    file: main.fields,
    source: main.source,
    flow,
    steps,
    offer,
    site,
    pages,
    theme,
    themes,
    program,
  };
}

/** The theme that is worn, and those to try. */
export const themesOf = ({ theme, themes }: Funnel): Authored<Theme>[] => [
  theme,
  ...themes.values(),
];

/** What buyers get, file by file. */
export const programPartsOf = ({ program }: Funnel): Authored<unknown>[] =>
  Object.values(program ?? {});

function readProgram(
  readFile: <T>(path: string, schema: z.ZodType<T>) => Authored<T> | undefined,
): Program | undefined {
  const parts = Object.entries(programSchemas).map(
    ([name, schema]) => [name, readFile<unknown>(`program/${name}.yaml`, schema)] as const,
  );
  // a part that could not be read has said so
  return parts.every(([, part]) => part)
    ? (Object.fromEntries(parts) as unknown as Program)
    : undefined;
}

const OWN_FILES = ["funnel.yaml", "offer.yaml", "site.yaml", "theme.yaml"].map(
  (name) => `funnel/${name}`,
);

const OWN_FOLDERS = ["steps", "pages", "themes", "program"];

function unreadFile(source: Source): Problem[] {
  if (!source.file.endsWith(".yaml"))
    return [source.problem([], "Nothing reads this file. Let its name end in .yaml.")];
  const [, folder = "", name] = source.file.split("/");
  if (folder === "program" && !Object.hasOwn(programSchemas, name?.replace(".yaml", "") ?? "")) {
    return [
      source.problem(
        [],
        `Nothing reads this file. A program has ${oneOf(Object.keys(programSchemas).map((part) => `${part}.yaml`))}.`,
      ),
    ];
  }
  return OWN_FILES.includes(source.file) || (name !== undefined && OWN_FOLDERS.includes(folder))
    ? []
    : [
        source.problem(
          [],
          "Nothing reads this file. Steps belong in funnel/steps/, pages in funnel/pages/.",
        ),
      ];
}
