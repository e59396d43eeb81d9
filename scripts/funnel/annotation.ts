import type { Problem } from "#funnel/problem.ts";

/** A problem as GitHub's checks show it beside its line: a workflow command on a line of its own. */
export function annotation(
  kind: "error" | "warning",
  { file, line, column, message }: Problem,
): string {
  return `::${kind} file=${property(file)},line=${line},col=${column}::${data(message)}`;
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
