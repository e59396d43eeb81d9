import { afterEach, expect } from "vitest";

const said: string[] = [];

// Unexpected output is an error, and could contain a person's data.
for (const method of ["debug", "log", "info", "warn", "error"] as const) {
  console[method] = (...parts: unknown[]) => void said.push(parts.map(String).join(" "));
}

afterEach(() => {
  expect(takeSaid(), "unexpected console output").toEqual([]);
});

/** Returns the console output since the last call, and so marks it as expected. */
export function takeSaid(): string[] {
  return said.splice(0);
}
