import { commonSubsequence } from "#compiler/model/common-subsequence.ts";

export interface Marked {
  text: string;
  /** Not in the other text. */
  differs: boolean;
}

/** Splits two texts into runs of words that both have and words that only one has. */
export function markedWords(before: string, after: string): { before: Marked[]; after: Marked[] } {
  const [old, now] = [splitWords(before), splitWords(after)];
  const kept = commonSubsequence(old, now);
  return {
    before: runs(old, new Set(kept.map(([from]) => from))),
    after: runs(now, new Set(kept.map(([, to]) => to))),
  };
}

function splitWords(text: string): string[] {
  return text.split(/(\s+)/).filter((word) => word !== "");
}

function runs(words: string[], kept: ReadonlySet<number>): Marked[] {
  const marked: Marked[] = [];
  for (const [index, text] of words.entries()) {
    const differs = !kept.has(index);
    const last = marked.at(-1);
    if (last?.differs === differs) last.text += text;
    else marked.push({ text, differs });
  }
  return marked;
}
