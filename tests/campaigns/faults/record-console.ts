import { isSecurityLine } from "../../support/is-security-line.ts";

const METHODS = ["debug", "log", "info", "warn", "error"] as const;

interface Recorded {
  said: string[];
  /** The lines of the security log, which aren't in `said`. */
  securityLog: string[];
  restore(): void;
}

/** Collects what is logged, instead of printing it, until `restore` is called. */
export function recordConsole(): Recorded {
  const said: string[] = [];
  const securityLog: string[] = [];
  // biome-ignore lint/suspicious/noConsole: only to put it back
  const before = METHODS.map((method) => [method, console[method]] as const);
  for (const method of METHODS) {
    console[method] = (...parts: unknown[]) => {
      const line = parts.map(String).join(" ");
      (isSecurityLine(line) ? securityLog : said).push(line);
    };
  }
  return {
    said,
    securityLog,
    restore() {
      for (const [method, print] of before) console[method] = print;
    },
  };
}
