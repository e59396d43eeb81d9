import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative, sep } from "node:path";
import { parseSync } from "vite";
import { buildOnly, importMap, withoutScreen } from "./import-map.ts";

interface Import {
  from: string;
  /** A path below `src/`, or the name of a package. */
  to: string;
  typesOnly: boolean;
  line: number;
}

const root = "src";
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"),
);
const imports = files.flatMap(importsOf);
const complaints = [
  ...imports.flatMap(againstTheMap),
  ...imports.flatMap(betweenStepTypes),
  ...imports.flatMap(screenWhereNoneIs),
  ...imports.flatMap(buildOnlyInTheBrowser),
  ...unmapped(),
  ...circles(),
];

if (complaints.length > 0) {
  console.error(complaints.join("\n"));
  process.exitCode = 1;
} else {
  console.log(`${imports.length} imports in ${files.length} files keep to the map.`);
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), "utf8");
  const { module } = parseSync(file, text);
  const found = [
    ...module.staticImports.map((statement) => ({
      to: statement.moduleRequest.value,
      start: statement.start,
      typesOnly: statement.entries.length > 0 && statement.entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries.flatMap((entry) =>
        entry.moduleRequest
          ? [{ to: entry.moduleRequest.value, start, typesOnly: entry.isType }]
          : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest, start }) => ({
      to: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      start,
      typesOnly: false,
    })),
  ];
  return found.map(({ to, start, typesOnly }) => ({
    from: file,
    to: resolved(file, to),
    typesOnly,
    line: text.slice(0, start).split("\n").length,
  }));
}

function resolved(file: string, request: string): string {
  if (request.startsWith("#")) return request.slice(1);
  return request.startsWith(".")
    ? normalize(join(dirname(file), request))
        .split(sep)
        .join("/")
    : request;
}

function folderOf(path: string): string | undefined {
  const [folder = ""] = path.split("/");
  return path.includes("/") && folder in importMap ? folder : undefined;
}

function againstTheMap({ from, to, typesOnly, line }: Import): string[] {
  const here = folderOf(from);
  const there = folderOf(to);
  const rule = here && importMap[here];
  if (
    !rule ||
    !there ||
    here === there ||
    rule.may.includes(there) ||
    (typesOnly && rule.types?.includes(there))
  )
    return [];
  const remedy = rule.types?.includes(there)
    ? `Import it as a type, or move the code down.`
    : `Move the code down, or pass it in from src/app.`;
  return [
    `${place(from, line)}  src/${here} may import ${rule.may.join(", ") || "nothing"}, not ${there}. ${remedy}`,
  ];
}

function betweenStepTypes({ from, to, line }: Import): string[] {
  const here = stepTypeOf(from);
  const there = stepTypeOf(to);
  return here && there && here !== there
    ? [
        `${place(from, line)}  The step type ${here} knows ${there}. Move what they share to src/steps.`,
      ]
    : [];
}

function stepTypeOf(path: string): string | undefined {
  return /^steps\/([^/]+)\//.exec(path)?.[1];
}

function screenWhereNoneIs({ from, to, typesOnly, line }: Import): string[] {
  const folder = folderOf(from) ?? "";
  const isSchema = /^steps\/.*schema\.ts$/.test(from);
  const draws =
    /^(react|react-dom|react-router-dom|framer-motion)(\/|$)/.test(to) || to.endsWith(".tsx");
  return (withoutScreen.includes(folder) || isSchema) && draws && !typesOnly
    ? [
        `${place(from, line)}  ${folder || "A schema"} runs without a screen, so it cannot import ${to}.`,
      ]
    : [];
}

function buildOnlyInTheBrowser({ from, to, typesOnly, line }: Import): string[] {
  const isForTheBuild =
    folderOf(from) === "funnel" || /^steps\/(.*schema|fields|step-types?)\.ts$/.test(from);
  const [name = ""] = to.split("/");
  return buildOnly.includes(name) && !typesOnly && !isForTheBuild
    ? [
        `${place(from, line)}  ${name} is for the build alone. Parse in src/funnel, and hand on plain data.`,
      ]
    : [];
}

function unmapped(): string[] {
  const folders = new Set(
    files.flatMap((file) => (file.includes("/") ? [file.split("/")[0] ?? ""] : [])),
  );
  return [...folders]
    .filter((folder) => !(folder in importMap))
    .map(
      (folder) =>
        `src/${folder} is not on the map. Say in scripts/import-map.ts what it may import.`,
    );
}

function circles(): string[] {
  const known = new Set(files.map((file) => file.split(sep).join("/")));
  const next = new Map<string, string[]>();
  for (const { from, to, typesOnly } of imports)
    if (!typesOnly && known.has(to)) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: string[]) => {
    if (path.includes(file))
      found.push(
        `A circle of imports: ${[...path.slice(path.indexOf(file)), file].join(" → ")}. Move what they share to a file of its own.`,
      );
    if (path.includes(file) || done.has(file)) return;
    for (const to of next.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of known) visit(file, []);
  return found;
}

function place(file: string, line: number): string {
  return `${relative(".", join(root, file))}:${line}`;
}
