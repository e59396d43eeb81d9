import { buildOnly, importMap, rulesApart, withoutScreen } from "./import-map.ts";
import type { Import } from "./read-imports.ts";

/** Finds faulty imports in all files, each with what to do; empty if they keep the map. */
export function findViolations(files: string[], imports: Import[]): string[] {
  const known = new Set(files);
  return [
    ...files.filter((file) => findFolder(file) === undefined).map(notOnTheMap),
    ...imports.flatMap((one) => [
      ...againstTheMap(one),
      ...betweenStepTypes(one),
      ...betweenRules(one),
      ...screenWhereNoneIs(one),
      ...buildOnlyInTheBrowser(one),
    ]),
    ...circles(imports.filter(({ to }) => known.has(to))),
  ];
}

/** Tests, stories, and fixtures may set up what their subject doesn't import. */
const isSupport = (file: string) => /\.(test|spec|stories|fixtures)\.tsx?$/.test(file);

const isInside = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);

/** The folder of the map that a file is in. */
function findFolder(file: string): string | undefined {
  if (!file.includes("/")) return ".";
  const folders = Object.keys(importMap)
    .filter((folder) => isInside(file, folder))
    .toSorted((one, other) => one.length - other.length);
  return isSupport(file) ? folders[0] : folders.at(-1);
}

function notOnTheMap(file: string): string {
  const folder = file.slice(0, file.lastIndexOf("/"));
  return `${file}  ${folder} isn't on the map. Say in tools/checks/import-map/import-map.ts what it may import.`;
}

function againstTheMap({ from, to, line, isTypeOnly }: Import): string[] {
  const here = findFolder(from);
  const isOurs = to.startsWith("..") || findFolder(to) !== undefined;
  const rule = here === undefined ? undefined : importMap[here];
  if (!here || !rule || !isOurs || !to.includes("/") || isPackage(to)) return [];
  const may = [here, ...rule.may, ...(isSupport(from) ? (rule.tests ?? []) : [])];
  if (may.some((folder) => isInside(to, folder))) return [];
  const asType = rule.types?.some((folder) => isInside(to, folder)) ?? false;
  if (asType && isTypeOnly) return [];
  const remedy = asType ? "Import it as a type" : "Pass it in from a folder above";
  return [
    `${from}:${line}  ${here} may import ${rule.may.join(", ") || "nothing"}, not ${to}. ${remedy}, or move the code down.`,
  ];
}

const isPackage = (to: string) => !Object.keys(importMap).some((folder) => isInside(to, folder));

function betweenStepTypes({ from, to, line }: Import): string[] {
  const here = parseStepType(from);
  const there = parseStepType(to);
  return here && there && here !== there
    ? [
        `${from}:${line}  The step type ${here} imports from ${there}. Move what they share to src/quiz/steps.`,
      ]
    : [];
}

/** `schema` and `plan-preview` hold what step types share. */
const parseStepType = (file: string) =>
  /^src\/quiz\/steps\/(?!schema\/|plan-preview\/)([^/]+)\//.exec(file)?.[1];

function betweenRules({ from, to, line }: Import): string[] {
  const folder = rulesApart.find((one) => isInside(from, one) && isInside(to, one));
  const isList = folder !== undefined && from.endsWith(`/${folder.split("/").at(-1)}.ts`);
  return folder && !isList && !isSupport(from)
    ? [
        `${from}:${line}  One rule of ${folder} imports another. Move what they share to src/compiler/model or src/compiler/solver.`,
      ]
    : [];
}

function screenWhereNoneIs({ from, to, line, isTypeOnly }: Import): string[] {
  const isSchema = /^src\/quiz\/steps\/.*schema\.ts$/.test(from);
  const folder = withoutScreen.find((one) => isInside(from, one));
  const draws =
    /^(react|react-dom|react-router-dom|framer-motion)(\/|$)/.test(to) || to.endsWith(".tsx");
  return (folder || isSchema) && draws && !isTypeOnly
    ? [
        `${from}:${line}  ${folder ?? "A schema"} runs without a screen, so it can't import ${to}. Take its result as an argument.`,
      ]
    : [];
}

function buildOnlyInTheBrowser({ from, to, line, isTypeOnly }: Import): string[] {
  const isForTheBuild =
    !isInside(from, "src") ||
    isInside(from, "src/compiler") ||
    /^src\/quiz\/steps\/(schema\/.*|.*schema|step-types?)\.ts$/.test(from);
  const [name = ""] = to.split("/");
  return buildOnly.includes(name) && !isTypeOnly && !isForTheBuild
    ? [
        `${from}:${line}  ${name} is for the build alone. Parse in src/compiler, and hand on plain data.`,
      ]
    : [];
}

/** Imports of types count: a circle of types has no place to start reading either. */
function circles(imports: Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) {
      const circle = [...path.slice(path.indexOf(file)), file].join(" → ");
      found.push(`A circle of imports: ${circle}. Move what they share to a file of its own.`);
    }
    if (path.includes(file) || done.has(file)) return;
    for (const to of next.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return found;
}
