import type { Cell } from "./cell.ts";

/** A mistake in the database's rules, which some cells have to notice. */
export interface Mutant {
  name: string;
  statement: string;
  undo: string;
  /** True if a cell may notice it. */
  concerns(cell: Cell): boolean;
}
