/** One small change of a function's body or of a policy's expression. */
export interface SqlMutant {
  /** The kind of change. */
  mutator: string;
  /** Where the changed text begins, in characters. */
  at: number;
  original: string;
  replacement: string;
}

/** The source with the change. */
export function applyMutant(source: string, { at, original, replacement }: SqlMutant): string {
  return source.slice(0, at) + replacement + source.slice(at + original.length);
}
