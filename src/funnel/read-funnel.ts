import { z } from "zod";
import { isJsonObject } from "#lib/json.ts";
import { Id } from "#steps/fields.ts";
import { Offer } from "#steps/offer-schema.ts";
import type { AnyStepType } from "#steps/step-types.ts";
import { stepTypes } from "#steps/step-types.ts";
import { didYouMean, oneOf } from "./did-you-mean.ts";
import { type FlowItem, readFlow } from "./flow.ts";
import { FunnelFile } from "./funnel-schema.ts";
import type { Problem } from "./problem.ts";
import { programSchemas } from "./program-schema.ts";
import { schemaProblems } from "./schema-problems.ts";
import { Page, Site } from "./site-schema.ts";
import { type Path, readSource, type Source } from "./source.ts";
import { Theme } from "./theme-schema.ts";

/** The texts of a funnel by their path below `funnel/`: `funnel.yaml`, `steps/body.yaml` … */
export type FunnelFiles = Record<string, string>;

export interface AuthoredStep {
  id: string;
  type: AnyStepType;
  fields: { type: string; title: string; route?: string; answer?: string; sensitivity?: string } & Record<string, unknown>;
  route: string;
  source: Source;
  /** Where the step stands in its file. */
  path: Path;
}

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

export type Program = { [Name in keyof typeof programSchemas]: Authored<z.output<(typeof programSchemas)[Name]>> };

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
    if (source) return readPart(source, [], source.value, schema, problems);
    if (!(path in files)) problems.push({ file: `funnel/${path}`, line: 1, column: 1, message: "This file is missing. A funnel needs it." });
    return undefined;
  };

  problems.push(...[...sources.values()].flatMap(unreadFile));

  const main = readFile("funnel.yaml", FunnelFile);
  const flow = main && readFlow(main.fields.flow, ["flow"], (path, message, atKey) => problems.push(main.source.problem(path, message, atKey)));
  const steps = readSteps(
    [...sources].filter(([path]) => path.startsWith("steps/")).map(([, source]) => source),
    problems,
  );
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
  return { file: main.fields, source: main.source, flow, steps, offer, site, pages, theme, themes, program };
}

/** The theme that is worn, and those to try. */
export const themesOf = ({ theme, themes }: Funnel): Authored<Theme>[] => [theme, ...themes.values()];

/** What buyers get, file by file. */
export const programPartsOf = ({ program }: Funnel): Authored<unknown>[] => Object.values(program ?? {});

function readProgram(readFile: <T>(path: string, schema: z.ZodType<T>) => Authored<T> | undefined): Program | undefined {
  const parts = Object.entries(programSchemas).map(([name, schema]) => [name, readFile<unknown>(`program/${name}.yaml`, schema)] as const);
  // a part that could not be read has said so
  return parts.every(([, part]) => part) ? (Object.fromEntries(parts) as unknown as Program) : undefined;
}

const OWN_FILES = ["funnel.yaml", "offer.yaml", "site.yaml", "theme.yaml"].map((name) => `funnel/${name}`);

function unreadFile(source: Source): Problem[] {
  if (!source.file.endsWith(".yaml")) return [source.problem([], "Nothing reads this file. Let its name end in .yaml.")];
  const [, folder = "", name] = source.file.split("/");
  if (folder === "program" && !Object.hasOwn(programSchemas, name?.replace(".yaml", "") ?? "")) {
    return [source.problem([], `Nothing reads this file. A program has ${oneOf(Object.keys(programSchemas).map((part) => `${part}.yaml`))}.`)];
  }
  return name !== undefined || OWN_FILES.includes(source.file)
    ? []
    : [source.problem([], "Nothing reads this file. Steps belong in funnel/steps/, pages in funnel/pages/.")];
}

function readPart<T>(source: Source, path: Path, value: unknown, schema: z.ZodType<T>, problems: Problem[]): Authored<T> | undefined {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { fields: result.data, source };
  problems.push(...schemaProblems(source, path, result.error, (at) => fieldsAt(schema, at)));
  return undefined;
}

function readSteps(sources: Source[], problems: Problem[]): Map<string, AuthoredStep> {
  const steps = new Map<string, AuthoredStep>();
  for (const source of sources) {
    if (!isJsonObject(source.value)) {
      problems.push(source.problem([], "This file should hold steps, each under its id: sleep: { type: single-choice, … }."));
      continue;
    }
    for (const [id, value] of Object.entries(source.value)) {
      const step = readStep(id, value, source, problems);
      const earlier = steps.get(id);
      if (earlier) problems.push(source.problem([id], `There is a step "${id}" in ${earlier.source.file} already. Give this one another id.`, true));
      else if (step) steps.set(id, step);
    }
  }
  return steps;
}

function readStep(id: string, value: unknown, source: Source, problems: Problem[]): AuthoredStep | undefined {
  const named = Id.safeParse(id);
  if (!named.success) problems.push(source.problem([id], named.error.issues[0]?.message ?? "", true));
  const typeName = isJsonObject(value) ? value.type : undefined;
  const type = typeof typeName === "string" && Object.hasOwn(stepTypes, typeName) ? stepTypes[typeName] : undefined;
  if (!type) {
    const known = Object.keys(stepTypes);
    const message =
      typeof typeName === "string"
        ? `"${typeName}" is no type of step.${didYouMean(typeName, known) || ` There are ${oneOf(known)}.`}`
        : `The step "${id}" needs a type: type: single-choice.`;
    problems.push(source.problem(typeof typeName === "string" ? [id, "type"] : [id], message, typeof typeName !== "string"));
    return undefined;
  }
  const step = readPart(source, [id], value, type.schema, problems);
  return step && named.success ? { id, type, fields: step.fields, route: step.fields.route ?? `/${id}`, source, path: [id] } : undefined;
}

/** The names of the fields that a schema knows at a path, for "Did you mean …?". */
function fieldsAt(schema: z.core.$ZodType, path: Path): string[] {
  if (schema instanceof z.ZodPipe) return fieldsAt(schema.out instanceof z.ZodTransform ? schema.in : schema.out, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return fieldsAt(schema.unwrap(), path);
  const [key, ...rest] = path;
  if (schema instanceof z.ZodObject) {
    if (key === undefined) return Object.keys(schema.shape);
    const field: z.core.$ZodType | undefined = schema.shape[String(key)];
    return field ? fieldsAt(field, rest) : [];
  }
  if (schema instanceof z.ZodRecord) return fieldsAt(schema.valueType, rest);
  return schema instanceof z.ZodArray ? fieldsAt(schema.element, rest) : [];
}
