import { parse } from "yaml";
import { type Block, parseBlocks } from "./blocks.ts";
import { typeset } from "./typography.ts";

export interface Guide {
  title: string;
  subtitle: string;
  /** An SVG file for the cover, relative to the guide's folder. */
  picture: string;
  blocks: Block[];
}

/** Reads a guide: front matter, then Markdown. Throws with the file's name and the error. */
export function readGuide(file: string, text: string): Guide {
  try {
    const [, front = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
    const { title, subtitle, picture } = (parse(front) ?? {}) as Record<string, unknown>;
    return {
      title: line({ title }),
      subtitle: line({ subtitle }),
      picture: line({ picture }),
      blocks: parseBlocks(typeset(body)),
    };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

function line(field: Record<string, unknown>): string {
  const [[name, value] = []] = Object.entries(field);
  if (typeof value !== "string" || value.trim() === "")
    throw new Error(
      `The front matter has no ${name}. Write a line "${name}: …" between the dashes.`,
    );
  return typeset(value);
}
