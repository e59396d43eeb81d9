import { readdirSync } from "node:fs";

const FOLDERS = [
  ...["src", "tools", "scripts", "tests", "stories"],
  ...[".storybook", "supabase/functions"],
];
/** The contestants of the speed benchmark are projects of their own. */
const NOT_OURS = /(^|\/)node_modules\/|^tests\/campaigns\/bench\/peers\/[^/]+\//;

/** Every file with TypeScript of our own, from the root of the repository. */
export function codeFiles(): string[] {
  const below = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  return [...below, ...readdirSync(".")].filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts") && !NOT_OURS.test(file),
  );
}
