import { afterEach, expect } from "vitest";
import { isSecurityLine } from "./is-security-line.ts";

const logs: string[] = [];
const securityLog: object[] = [];

// Unexpected output is an error, and could contain a person's data.
for (const method of ["debug", "log", "info", "warn", "error"] as const) {
  console[method] = (...parts: unknown[]) => {
    const line = parts.map(String).join(" ");
    if (isSecurityLine(line)) securityLog.push(JSON.parse(line));
    else logs.push(line);
  };
}

afterEach(() => {
  expect(takeLogs(), "unexpected console output").toEqual([]);
  securityLog.splice(0);
});

/** Returns the console output since the last call, and so marks it as expected. */
export function takeLogs(): string[] {
  return logs.splice(0);
}

/** Returns what functions have written to the security log since the last call. */
export function takeSecurityLog(): object[] {
  return securityLog.splice(0);
}
