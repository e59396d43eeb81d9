/** The output of `funnel schema` and `funnel mistakes`. */
export const schemaCommandMessages = {
  summary:
    "Write the schemas for editors and programs: what YAML can contain, and what visitors answer",
  usage: [
    "--answers           only write the JSON Schema of visitors' answers, .schema/answers.schema.json",
    "--types             print a TypeScript type of the answers instead, and write nothing",
    "--check             write nothing, and end with 1 if a file is out of date",
    "--json              print { stale }, the files that were out of date",
    "--folder <folder>   use another funnel than the one in funnel/",
  ].join("\n"),
  typesOnly: "--types prints a type and writes no files. Use it without --check and --json.",
  schemasUpToDate: "The schemas are up to date.",
  answersUpToDate: "The schema of the answers is up to date.",
  outOfDate: ({ files }: { files: string }) =>
    `These schemas are out of date: ${files}. Run \`npm run funnel -- schema\`.`,
  written: ({ files }: { files: string }) => `Wrote ${files}.`,
};

export const mistakesCommandMessages = {
  summary: "Write docs/mistakes.md: every mistake that check finds, with its message",
  usage: "This command has no options.",
  written: ({ file }: { file: string }) => `Wrote ${file}.`,
};
