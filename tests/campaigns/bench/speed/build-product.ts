import { execFileSync } from "node:child_process";

/** Builds the product for visitors into `dist/`. */
export function buildProduct(): void {
  execFileSync("npx", ["vite", "build", "--logLevel", "error"], { stdio: "inherit" });
}
