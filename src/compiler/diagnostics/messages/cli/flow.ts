/** The output of `funnel check`, `map`, `paths`, and `diff`. */
export const checkMessages = {
  summary: "Find errors and warnings in the funnel",
  usage: [
    "--strict            treat warnings as errors",
    "--json              print { errors, warnings }, each with file, line, column, and message",
    "--annotations       print annotations for GitHub's checks (default in CI)",
    "--uncooked          list the kinds of cuts and the methods that no kitchen has cooked together",
    "--folder <folder>   use another funnel than the one in funnel/",
  ].join("\n"),
  errors: ({ count }: { count: number }) =>
    `The funnel has ${count} ${count === 1 ? "error" : "errors"}.`,
  warnings: ({ count }: { count: number }) =>
    `The funnel has ${count} ${count === 1 ? "warning" : "warnings"}. You can still publish it.`,
  valid: ({ steps, files, hasWarnings }: { steps: number; files: number; hasWarnings: boolean }) =>
    `The funnel has no errors${hasWarnings ? ", only warnings" : ""}: ${steps} steps in ${files} files.`,
};

/** The lines of `funnel check` about the cookbook. */
export const cookbookCheckMessages = {
  summary: ({ dishes, pairs }: { dishes: number; pairs: number }) =>
    `The cookbook has ${dishes} dishes.${
      pairs === 0
        ? " A kitchen has cooked every kind of cut with every method."
        : ` No kitchen has cooked ${pairs} of its pairs of cut and method yet: --uncooked lists them.`
    }`,
  uncooked: ({ group, method, dish }: { group: string; method: string; dish: string }) =>
    `${group} × ${method}: cook "${dish}" and add "cooked:" with the date to its line.`,
};

export const mapMessages = {
  summary:
    "Draw the flow as a Mermaid diagram: steps by chapter, splits with their shares, branches with their conditions",
  usage: [
    "--out <file>        the file to write (default: flow.mmd); - prints it",
    "--folder <folder>   use another funnel than the one in funnel/",
  ].join("\n"),
  written: ({ file, steps }: { file: string; steps: number }) =>
    `Wrote the map to ${file}: ${steps} steps.`,
};

export const pathsMessages = {
  summary: "Count the paths, and show what each arm sees and the shortest possible wait",
  usage: [
    "--json              print JSON; the number of paths is a string, because it can be very large",
    "--folder <folder>   use another funnel than the one in funnel/",
  ].join("\n"),
  onePath: "1 path leads through the funnel.",
  count: ({ count, isExact }: { count: string; isExact: boolean }) =>
    `${isExact ? "" : "At most "}${count} paths lead through the funnel.`,
  notExact:
    "Too many conditions depend on each other to find out for every path if a visitor can take it.",
  atLeast: ({ value }: { value: string }) => `at least ${value}`,
  atMost: ({ value }: { value: string }) => `at most ${value}`,
  steps: ({ count }: { count: number }) => `${count} steps`,
  everyPath: "on every path",
  shortest: "Shortest",
  longest: "Longest",
  length: "Length",
  fewestQuestions: "Fewest questions",
  mostQuestions: "Most questions",
  questions: "Questions",
  shortestWait: "Shortest wait",
  waitNote:
    "The shortest wait is the time that no visitor can skip: the timers of the steps and the transitions between screens. Reading and choosing take extra time.",
  arm: ({ arm, share, steps }: { arm: string; share: number; steps: number }) =>
    `Arm ${arm}, ${share}%, ${steps} steps`,
  sharedSteps: ({ steps }: { steps: string[] }) => `${steps.join(", ")} (in every arm)`,
  manySharedSteps: ({ first, last, count }: { first: string; last: string; count: number }) =>
    `${first} … ${last} (${count} steps, in every arm)`,
};

export const diffCommandMessages = {
  summary:
    "Show what changed since a commit, and what happens to visitors in the middle of the quiz",
  usage: [
    "[<git ref>]         the older version: a commit, a branch, or a tag (default: HEAD)",
    "--from <folder>     a folder with the older version instead",
    "--json              print JSON",
    "--folder <folder>   use another funnel than the one in funnel/",
  ].join("\n"),
  severalVersions: "The current funnel can be compared with one version only. Name one commit.",
  commitAndFolder: "Name a commit or a folder to compare with, not both.",
  unchanged: ({ version }: { version: string }) => `Nothing has changed since ${version}.`,
  since: ({ version }: { version: string }) => `Since ${version}:`,
};
