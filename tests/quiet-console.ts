import { afterEach, expect } from "vitest";

const said: string[] = [];

// what nobody expected is a mistake of its own, and may be somebody's data
for (const method of ["debug", "log", "info", "warn", "error"] as const) {
  console[method] = (...parts: unknown[]) => void said.push(parts.map(String).join(" "));
}

afterEach(() => {
  expect(takeSaid(), "said on the console, and not expected").toEqual([]);
});

/** What was said on the console since the last time, which thereby is expected. */
export function takeSaid(): string[] {
  return said.splice(0);
}
