import { changeLiterals } from "./change-literals.ts";
import { dropConditions } from "./drop-conditions.ts";
import { dropStatements } from "./drop-statements.ts";
import type { SqlMutant } from "./sql-mutant.ts";
import { swapOperators } from "./swap-operators.ts";
import { tokenize } from "./tokens.ts";

/**
 * All mutants of a function's body or of a policy's expression, in the order of the text. Some don't
 * compile: the database says so.
 */
export function mutateSql(source: string): SqlMutant[] {
  const tokens = tokenize(source);
  return [
    ...swapOperators(source, tokens),
    ...changeLiterals(tokens),
    ...dropConditions(source, tokens),
    ...dropStatements(source, tokens),
  ].toSorted((one, other) => one.at - other.at);
}
