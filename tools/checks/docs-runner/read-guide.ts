/** A YAML sample in a guide, and where it belongs. */
export interface Sample {
  kind: "sample";
  line: number;
  text: string;
  /** The comments above it, such as `in steps/food.yaml` or `a mistake`. */
  remarks: string[];
}

/** The commands of a code block, with their output if the guide shows it. */
export interface Commands {
  kind: "commands";
  line: number;
  commands: string[];
  remarks: string[];
  output?: { line: number; lines: string[]; remarks: string[] };
}

export interface Picture {
  kind: "picture";
  line: number;
  /** Relative to the guide's folder. */
  file: string;
}

export type Part = Sample | Commands | Picture;

interface Block {
  language: string;
  line: number;
  lines: string[];
  remarks: string[];
}

const REMARK = /^\s*<!-- (.+) -->$/;
const PICTURE = /!\[[^\]]*\]\(([^)]+)\)/g;

/**
 * The parts of a guide that can be run or photographed, in reading order. A comment is on the line
 * directly above its block.
 */
export function readGuide(markdown: string): Part[] {
  const parts: Part[] = [];
  const lines = markdown.split("\n");
  for (let at = 0; at < lines.length; at++) {
    const fence = /^(\s*)```(\w*)$/.exec(lines[at] ?? "");
    if (!fence) {
      for (const [, file = ""] of (lines[at] ?? "").matchAll(PICTURE))
        parts.push({ kind: "picture", line: at + 1, file });
      continue;
    }
    const [, indent = "", language = ""] = fence;
    const end = lines.indexOf(`${indent}\`\`\``, at + 1);
    if (end < 0) throw new Error(`The block that starts on line ${at + 1} isn't closed.`);
    const [, remark = ""] = REMARK.exec(lines[at - 1] ?? "") ?? [];
    const content = lines.slice(at + 1, end).map((line) => line.slice(indent.length));
    add(parts, {
      language,
      line: at + 1,
      lines: content,
      remarks: remark.split(/, (?=[a-z])/).filter(Boolean),
    });
    at = end;
  }
  return parts;
}

function add(parts: Part[], { language, line, lines, remarks }: Block): void {
  const before = parts.at(-1);
  if (language === "yaml")
    parts.push({ kind: "sample", line, text: `${lines.join("\n")}\n`, remarks });
  else if (language === "sh")
    parts.push({ kind: "commands", line, commands: lines.flatMap(splitCommands), remarks });
  else if (language === "text" && before?.kind === "commands")
    before.output = { line, lines, remarks };
}

/** Splits a line into its commands, without the comment at its end. */
function splitCommands(line: string): string[] {
  return line
    .replace(/\s+# .*$/, "")
    .split(" && ")
    .map((command) => command.trim())
    .filter(Boolean);
}
