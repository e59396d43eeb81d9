import type { Diagnostic } from "#compiler/diagnostics/diagnostic.ts";

/**
 * A workflow command on its own line, which GitHub's checks show next to the line with the error.
 */
export function annotation(
  kind: "error" | "warning",
  { file, line, column, message }: Diagnostic,
): string {
  return `::${kind} file=${property(file)},line=${line},col=${column}::${data(message)}`;
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
