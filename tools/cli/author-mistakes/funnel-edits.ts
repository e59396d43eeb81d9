import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { smallFunnel } from "#compiler/small-funnel.fixtures.ts";
import { smallCookbook, smallProgram } from "#compiler/small-program.fixtures.ts";

/** A change that an author makes to the files of a funnel. */
export type Edit = (files: FunnelFiles) => FunnelFiles;

/** The files of the small funnel after one or more changes. */
export function filesAfter(edits: Edit | Edit[]): FunnelFiles {
  return [edits].flat().reduce((files, edit) => edit(files), smallFunnel());
}

/**
 * A place in a file. A line is named by its first words, without a dash: `title`, `age`. If several
 * lines have this name, it's the outermost. A pair names all lines from the first to the last.
 */
type Place =
  | { before: string }
  | { after: string }
  | { insteadOf: string | [first: string, last: string] }
  | { without: string | [first: string, last: string] };

/** Writes lines into a file. They're written as they are, with all of their indentation. */
export function inFile(file: string, place: Place, ...lines: string[]): Edit {
  return (files) => applyWriting(files, { file, place, lines: () => lines, isWithin: () => true });
}

/** Writes lines into the flow. They start in the column of the line that `place` names. */
export function inFlow(place: Place, ...lines: string[]): Edit {
  return inBlock("flow", "funnel.yaml", place, lines);
}

/** Writes the condition of a branch around `age`, the last question. */
export function inCondition(condition: string): Edit {
  return inFlow({ insteadOf: "age" }, `- when: ${condition}`, "  then: [age]");
}

/** Writes lines into a step. They start in the column of the line that `place` names. */
export function inStep(step: string, place: Place, ...lines: string[]): Edit {
  return (files) => {
    const isStep = (line: string) => line === `${step}:`;
    const file = Object.keys(files).find(
      (name) => name.startsWith("steps/") && files[name]?.split("\n").some(isStep),
    );
    if (file === undefined) throw new Error(`No file has the step "${step}".`);
    return inBlock(step, file, place, lines)(files);
  };
}

/** Writes a color of the light theme. Without a value, the color is missing. */
export function inLightTheme(color: string, value?: string): Edit {
  const field = new RegExp(`(?<=light: .*)\\b${color}: "#\\w{6}",? ?`, "s");
  return (files) => {
    const theme = files["theme.yaml"] ?? "";
    if (!field.test(theme)) throw new Error(`The theme has no color "${color}".`);
    const written = value === undefined ? "" : `${color}: ${value}, `;
    return { ...files, "theme.yaml": theme.replace(field, () => written) };
  };
}

export function newFile(file: string, ...lines: string[]): Edit {
  return (files) => ({ ...files, [file]: `${lines.join("\n")}\n` });
}

export function withoutFile(file: string): Edit {
  return ({ [file]: removed, ...others }) => {
    if (removed === undefined) throw new Error(`There's no file "${file}".`);
    return others;
  };
}

/** Adds a small valid program. Further edits can change its files. */
export const withProgram: Edit = (files) => ({ ...files, ...Object.fromEntries(smallProgram) });

/** The same with a small cookbook. */
export const withCookbook: Edit = (files) => ({
  ...withProgram(files),
  ...Object.fromEntries(smallCookbook),
});

function inBlock(block: string, file: string, place: Place, lines: string[]): Edit {
  return (files) => {
    const all = (files[file] ?? "").split("\n");
    const start = all.indexOf(`${block}:`);
    const end = all.findIndex((line, index) => index > start && /^\S/.test(line));
    return applyWriting(files, {
      file,
      place,
      lines: (indent) => lines.map((line) => (line === "" ? "" : indent + line)),
      isWithin: (index) => index >= start && (end === -1 || index < end),
    });
  };
}

interface Writing {
  file: string;
  place: Place;
  /** The new lines, for the indentation of the line that `place` names. */
  lines: (indent: string) => string[];
  isWithin: (index: number) => boolean;
}

function applyWriting(files: FunnelFiles, { file, place, lines, isWithin }: Writing): FunnelFiles {
  const all = (files[file] ?? "").split("\n");
  const [first = "", last = first] = Object.values(place).flat();
  const start = lineNamed(first, all, isWithin);
  const end = lineNamed(last, all, isWithin);
  const [indent = ""] = /^ */.exec(all[start] ?? "") ?? [];
  const written = lines(indent);
  if ("before" in place) all.splice(start, 0, ...written);
  else if ("after" in place) all.splice(start + 1, 0, ...written);
  else all.splice(start, end - start + 1, ...written);
  return { ...files, [file]: all.join("\n") };
}

function lineNamed(words: string, all: string[], isWithin: (index: number) => boolean): number {
  const found = all.flatMap((line, index) => {
    const own = line.trimStart().replace(/^- /, "");
    const isNamed = own.startsWith(words) && !/^[\w-]/.test(own.slice(words.length));
    return isNamed && isWithin(index) ? [{ index, column: line.search(/\S/) }] : [];
  });
  const column = Math.min(...found.map((line) => line.column));
  const [line, another] = found.filter((one) => one.column === column);
  if (!line || another) throw new Error(`"${words}" should name one line, not ${found.length}.`);
  return line.index;
}
