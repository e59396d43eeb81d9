/** Code in TypeScript, which Stryker mutates. */
export interface TypeScriptPart {
  /** Globs of the code, from the top of the project. */
  code: string[];
  /** Globs of the test files that have to notice. */
  guards: string[];
  /** The guards need a PostgreSQL and the functions' settings. */
  usesDatabase?: true;
  /** Each mutant needs a new process, because a library doesn't survive a second run in one. */
  needsNewProcess?: true;
}

/** Code in the database. */
export interface SqlCode {
  /** With their schema. */
  functions: string[];
  /** All policies of these tables, with their schema. */
  policiesOf: string[];
}

/** The guards always use a database. */
export interface SqlPart extends SqlCode {
  guards: string[];
}

export type Part = TypeScriptPart | SqlPart;

export const isSql = (part: Part): part is SqlPart => "functions" in part;
