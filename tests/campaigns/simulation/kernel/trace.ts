import { createHash } from "node:crypto";

/** The events, a line each: time, actor, what, and its outcome. */
export class Trace {
  readonly lines: string[] = [];
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  note(actor: string, what: string, outcome = ""): void {
    const time = new Date(this.#now()).toISOString();
    this.lines.push(`${time} ${actor}: ${what}${outcome && ` → ${outcome}`}`);
  }

  text(): string {
    return `${this.lines.join("\n")}\n`;
  }

  /** The same for two runs only if each line is the same. */
  hash(): string {
    return createHash("sha256").update(this.text()).digest("hex");
  }
}
