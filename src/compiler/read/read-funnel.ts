import type { z } from "zod";
import { findMoney } from "#lib/texts/money-in-text.ts";
import { Offer } from "#quiz/steps/schema/offer-schema.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { fileMessages } from "../diagnostics/messages/files.ts";
import { FunnelFile } from "../schema/funnel-schema.ts";
import { cookbookSchemas } from "../schema/program/cookbook-schema.ts";
import { programSchemas } from "../schema/program/program-schema.ts";
import { Page, Site } from "../schema/site-schema.ts";
import { Theme } from "../schema/theme-schema.ts";
import { readSource, type Source } from "../yaml/source.ts";
import type { Price } from "./assets.ts";
import { type FlowItem, readFlow, withOwnConditions } from "./flow.ts";
import { memoizeByFunnel } from "./memoize-by-funnel.ts";
import { type AuthoredRules, readPlanRules } from "./plan-rules.ts";
import { readPart } from "./read-part.ts";
import { type AuthoredStep, readSteps } from "./read-steps.ts";

/**
 * The texts of a funnel's files by their path in `funnel/`, such as `funnel.yaml` or
 * `steps/body.yaml`.
 */
export type FunnelFiles = Record<string, string>;

export interface Authored<T> {
  fields: T;
  source: Source;
}

/** A funnel with files that are valid on their own. Whether they fit together is checked later. */
export interface Funnel {
  file: FunnelFile;
  source: Source;
  flow: FlowItem[];
  steps: Map<string, AuthoredStep>;
  offer: Authored<Offer>;
  site: Authored<Site>;
  pages: Map<string, Authored<Page>>;
  theme: Authored<Theme>;
  /** Alternative themes, by name. */
  themes: Map<string, Authored<Theme>>;
  /** The program that buyers get. Optional. */
  program: Program | undefined;
  /** The currency that buyers pay in: `usd`. */
  currency: string;
}

type ProgramFiles = {
  [Name in keyof typeof programSchemas]: Authored<z.output<(typeof programSchemas)[Name]>>;
};

/** The files of a cookbook. */
export type AuthoredCookbook = {
  [Name in keyof typeof cookbookSchemas]: Authored<z.output<(typeof cookbookSchemas)[Name]>>;
};

/** The files of a program. Its rules have their conditions read. */
export type Program = Omit<ProgramFiles, "rules"> & {
  rules: AuthoredRules;
  cookbook: AuthoredCookbook | undefined;
};

/** Reads the files of a funnel, or returns every error in a file on its own. */
export function readFunnel(
  files: FunnelFiles,
  prices: readonly Price[] = [],
): Funnel | Diagnostic[] {
  const problems: Diagnostic[] = [];
  const sources = readSources(files, problems);
  const readFile = fileReader(files, sources, problems);
  const readFolder = <T>(folder: string, schema: z.ZodType<T>, toKey = (name: string) => name) => {
    const parts = new Map<string, Authored<T>>();
    for (const path of sources.keys()) {
      const name = parseName(folder, path);
      const part = name && readFile(path, schema);
      if (part) parts.set(toKey(name), part);
    }
    return parts;
  };

  const main = readFile("funnel.yaml", FunnelFile);
  const written =
    main &&
    readFlow(main.fields.flow, ["flow"], main.source, (...problem) =>
      problems.push(main.source.diagnosticAt(...problem)),
    );
  const steps = readSteps(
    [...sources].filter(([path]) => path.startsWith("steps/")).map(([, source]) => source),
    problems,
  );
  const flow = written && withOwnConditions(written, (step) => steps.get(step)?.condition);
  const offer = readFile("offer.yaml", Offer);
  const site = readFile("site.yaml", Site);
  const pages = readFolder("pages", Page, (route) => `/${route}`);
  const theme = readFile("theme.yaml", Theme);
  const themes = readFolder("themes", Theme);
  const has = (folder: string) => Object.keys(files).some((path) => path.startsWith(folder));
  const program = has("program/")
    ? readProgram(readFile, problems, has(COOKBOOK_FOLDER))
    : undefined;

  if (problems.length > 0 || !main || !flow || !offer || !site || !theme) return problems;
  const { fields: file, source } = main;
  const currency = findCurrency(offer.fields, prices);
  return { file, source, flow, steps, offer, site, pages, theme, themes, program, currency };
}

/** As the server charges it, or as the offer says if the server doesn't sell it. */
function findCurrency(offer: Offer, prices: readonly Price[]): string {
  const sold = prices.find(({ id, isOnSale }) => isOnSale && id === offer["price-id"]);
  return sold?.currency ?? findMoney(offer.price)[0]?.readings[0]?.currency ?? "usd";
}

/** The files that are valid YAML. */
function readSources(files: FunnelFiles, problems: Diagnostic[]): Map<string, Source> {
  const sources = new Map<string, Source>();
  for (const [path, text] of Object.entries(files)) {
    const source = readSource(`funnel/${path}`, text);
    if (Array.isArray(source)) problems.push(...source);
    else sources.set(path, source);
  }
  problems.push(...[...sources.values()].flatMap(unreadFile));
  return sources;
}

type ReadFile = <T>(path: string, schema: z.ZodType<T>) => Authored<T> | undefined;

function fileReader(
  files: FunnelFiles,
  sources: Map<string, Source>,
  problems: Diagnostic[],
): ReadFile {
  return (path, schema) => {
    const source = sources.get(path);
    if (source) {
      const read = readWhole(source, schema);
      problems.push(...read.problems);
      return read.part;
    }
    // A file that isn't valid YAML has already been reported.
    if (!(path in files))
      problems.push({
        file: `funnel/${path}`,
        line: 1,
        column: 1,
        message: fileMessages.missingFile,
      });
    return undefined;
  };
}

/** The name of a file in a folder: `help` for `pages/help.yaml`. */
function parseName(folder: string, path: string): string | undefined {
  const isIn = path.startsWith(`${folder}/`) && path.endsWith(".yaml");
  return isIn ? path.slice(folder.length + 1, -".yaml".length) : undefined;
}

/** Parses a whole file with its schema. An unchanged file is only parsed once. */
function readWhole<T>(
  source: Source,
  schema: z.ZodType<T>,
): { part: Authored<T> | undefined; problems: Diagnostic[] } {
  // Each schema is stored with what it has parsed itself.
  const known = getWholes(source).get(schema) as ReturnType<typeof readWhole<T>> | undefined;
  if (known) return known;
  const problems: Diagnostic[] = [];
  const fields = readPart(source.value, schema, { source, problems, at: (at) => at });
  const read = { part: fields === undefined ? undefined : { fields, source }, problems };
  getWholes(source).set(schema, read);
  return read;
}

const getWholes = memoizeByFunnel(
  (_: Source) =>
    new Map<z.ZodType, { part: Authored<unknown> | undefined; problems: Diagnostic[] }>(),
);

/** The active theme and the alternatives. */
export const listThemes = ({ theme, themes }: Funnel): Authored<Theme>[] => [
  theme,
  ...themes.values(),
];

/** The program that buyers get, file by file. */
export function listProgramParts({ program }: Funnel): Authored<unknown>[] {
  if (!program) return [];
  const { cookbook, ...parts } = program;
  return [...Object.values(parts), ...Object.values(cookbook ?? {})];
}

const COOKBOOK_FOLDER = "program/cookbook/";

function readProgram(
  readFile: ReadFile,
  problems: Diagnostic[],
  hasCookbook: boolean,
): Program | undefined {
  const files = {
    foods: readFile("program/foods.yaml", programSchemas.foods),
    meals: readFile("program/meals.yaml", programSchemas.meals),
    rules: readFile("program/rules.yaml", programSchemas.rules),
    exercises: readFile("program/exercises.yaml", programSchemas.exercises),
    workouts: readFile("program/workouts.yaml", programSchemas.workouts),
    groceries: readFile("program/groceries.yaml", programSchemas.groceries),
    resources: readFile("program/resources.yaml", programSchemas.resources),
    "warm-up-video": readFile("program/warm-up-video.yaml", programSchemas["warm-up-video"]),
  };
  const cookbook = hasCookbook ? readCookbook(readFile) : undefined;
  if (!isComplete(files) || (hasCookbook && !cookbook)) return undefined;
  const rules = readPlanRules(files.rules, (...problem) =>
    problems.push(files.rules.source.diagnosticAt(...problem)),
  );
  return rules && { ...files, rules, cookbook };
}

function readCookbook(readFile: ReadFile): AuthoredCookbook | undefined {
  const cuts = readFile(`${COOKBOOK_FOLDER}cuts.yaml`, cookbookSchemas.cuts);
  const methods = readFile(`${COOKBOOK_FOLDER}methods.yaml`, cookbookSchemas.methods);
  const finishes = readFile(`${COOKBOOK_FOLDER}finishes.yaml`, cookbookSchemas.finishes);
  const dishes = readFile(`${COOKBOOK_FOLDER}dishes.yaml`, cookbookSchemas.dishes);
  return cuts && methods && finishes && dishes && { cuts, methods, finishes, dishes };
}

/** Errors in a part have already been reported. */
function isComplete(
  files: {
    [Name in keyof ProgramFiles]: ProgramFiles[Name] | undefined;
  },
): files is ProgramFiles {
  return Object.values(files).every((part) => part !== undefined);
}

const OWN_FILES = ["funnel.yaml", "offer.yaml", "site.yaml", "theme.yaml"].map(
  (name) => `funnel/${name}`,
);

const OWN_FOLDERS = ["steps", "pages", "themes", "program"];

const PROGRAM_FILES = [
  ...Object.keys(programSchemas),
  ...Object.keys(cookbookSchemas).map((part) => `cookbook/${part}`),
].map((name) => `${name}.yaml`);

/** The error of a file that no part of a funnel reads. Empty if one does. */
function unreadFile(source: Source): Diagnostic[] {
  if (!source.file.endsWith(".yaml")) return [source.diagnosticAt([], fileMessages.notYaml)];
  const [, folder = "", ...path] = source.file.split("/");
  const name = path[0];
  if (folder === "program" && !PROGRAM_FILES.includes(path.join("/")))
    return [source.diagnosticAt([], fileMessages.unknownProgramFile({ known: PROGRAM_FILES }))];
  return OWN_FILES.includes(source.file) || (name !== undefined && OWN_FOLDERS.includes(folder))
    ? []
    : [source.diagnosticAt([], fileMessages.unknownFile)];
}
