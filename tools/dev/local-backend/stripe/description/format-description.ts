import type { Description } from "./json-schema.ts";

/** The description as text: one line for each call and definition, so that changes can be read. */
export function formatDescription({ source, calls, $defs }: Description): string {
  const lines = (entries: object) =>
    Object.entries(entries)
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(",\n");
  return `{
  "source": ${JSON.stringify(source)},
  "calls": {
${lines(calls)}
  },
  "$defs": {
${lines($defs)}
  }
}
`;
}
