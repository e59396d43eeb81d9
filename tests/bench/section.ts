export interface Page {
  file: string;
  title: string;
}

/**
 * One kind of figure that `npm run bench` measures: a section of docs/performance.md, or of its own
 * page.
 */
export interface Section {
  /** The name for `--only`. */
  name: string;
  title: string;
  /** The page that it's written to. */
  page?: Page;
  /** What is measured, and how. */
  explanation: string;
  /** More rounds would measure the same. */
  isOneRound?: true;
  /** Measures, and returns tables in Markdown. */
  measure(rounds: number, log: (line: string) => void): Promise<string>;
}
