/** One kind of figure that `npm run bench` measures, and writes to `results/bench-<name>.md`. */
export interface Section {
  /** The name for `--only`. */
  name: string;
  title: string;
  /** The subject and the method of the measurement. */
  explanation: string;
  /** More rounds would measure the same. */
  isOneRound?: true;
  /** Measures, and returns tables in Markdown. */
  measure(rounds: number, log: (line: string) => void): Promise<string>;
}
