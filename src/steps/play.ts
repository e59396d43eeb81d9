/** How a screen is played while React isn't here yet: what a press on an option does. All else is left to React. */
export interface Play {
  /** One option, after which the screen changes by itself; or any number, until Continue. */
  takes: "one" | "many";
  /** Milliseconds from a single option to the next screen. */
  wait?: number;
  /** Options that are chosen alone. */
  alone?: string[];
}
