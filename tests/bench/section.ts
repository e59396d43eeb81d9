/** One kind of figure that `npm run bench` measures: a section of docs/performance.md. */
export interface Section {
  /** As `--only` names it. */
  name: string;
  title: string;
  /** What is measured, and how. */
  explanation: string;
  /** Measures, and returns tables in Markdown. */
  measure(rounds: number, log: (line: string) => void): Promise<string>;
}
