import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const project = join(import.meta.dirname, "..", "..");
const program = (name: string) => parse(readFileSync(join(project, "funnel", "program", `${name}.yaml`), "utf8"));

/** Sentences of what is sold, from every part of it. */
export function canaries(): string[] {
  const days: Record<string, { how?: string } | string>[] = program("meals").days;
  const exercises: Record<string, { form: string }> = program("workouts").exercises;
  const templates: { note: string }[] = program("groceries").templates;
  return [
    ...days.flatMap((day) => Object.values(day).map((part) => (typeof part === "string" ? part : (part.how ?? "")))),
    ...Object.values(exercises).map(({ form }) => form),
    ...templates.map(({ note }) => note),
  ];
}
