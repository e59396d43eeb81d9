/**
 * A screen's behavior before React has loaded: the effect of pressing an option. Everything else is
 * left to React.
 */
export interface Play {
  /**
   * `one`: a single option, after which the screen changes by itself. `many`: any number, until
   * Continue.
   */
  takes: "one" | "many";
  /** Milliseconds between choosing a single option and the next screen. Absent: it comes at once. */
  wait?: number;
  /** Exclusive options: choosing one clears the others. */
  alone?: string[];
}
