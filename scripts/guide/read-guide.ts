/** A piece of YAML that a guide shows, and where it belongs. */
export interface Sample {
  kind: "sample";
  line: number;
  text: string;
  /** What the remark above it says: `in steps/food.yaml`, `a mistake`. */
  remarks: string[];
}

/** Commands that a guide shows, and what they print where it shows that too. */
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
  /** Below the guide's folder. */
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

/** What of a guide can be run or taken, in reading order. A remark stands on the line above its block. */
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
    if (end < 0) throw new Error(`The block that begins on line ${at + 1} is not closed.`);
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
    parts.push({ kind: "commands", line, commands: lines.flatMap(commandsOf), remarks });
  else if (language === "text" && before?.kind === "commands")
    before.output = { line, lines, remarks };
}

/** Without what is said behind it, and one by one. */
function commandsOf(line: string): string[] {
  return line
    .replace(/\s+# .*$/, "")
    .split(" && ")
    .map((command) => command.trim())
    .filter(Boolean);
}
