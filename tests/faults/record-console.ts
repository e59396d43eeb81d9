const METHODS = ["debug", "log", "info", "warn", "error"] as const;

/** Collects what is logged, instead of printing it, until `restore` is called. */
export function recordConsole(): { said: string[]; restore(): void } {
  const said: string[] = [];
  // biome-ignore lint/suspicious/noConsole: only to put it back
  const before = METHODS.map((method) => [method, console[method]] as const);
  for (const method of METHODS) {
    console[method] = (...parts: unknown[]) => void said.push(parts.map(String).join(" "));
  }
  return {
    said,
    restore() {
      for (const [method, print] of before) console[method] = print;
    },
  };
}
