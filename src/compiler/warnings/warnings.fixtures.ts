import { diagnosticLine } from "../diagnostics/diagnostic.ts";
import { type Change, compileValid, smallAssets } from "../small-funnel.fixtures.ts";
import { findWarnings } from "./warnings.ts";

/** The warnings about the small funnel after the changes, one per line, or `nothing`. */
export function listWarnings(...changes: Change[]): string {
  const warnings = findWarnings(compileValid(...changes), smallAssets);
  return warnings.map(diagnosticLine).join("\n") || "nothing";
}
