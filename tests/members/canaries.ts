import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const project = join(import.meta.dirname, "..", "..");
const program = (name: string) =>
  parse(readFileSync(join(project, "funnel", "program", `${name}.yaml`), "utf8"));

const LONG = 100;

/** Sentences of what is sold, from every part of it. */
export function canaries(): string[] {
  const days: Record<string, { how?: string } | string>[] = program("meals").days;
  const exercises: Record<string, { form: string }> = program("workouts").exercises;
  const weeks: { intro: string; days: { note?: string }[] }[] = program("workouts").weeks;
  const templates: { note: string }[] = program("groceries").templates;
  const resources: { summary: string }[] = program("resources").resources;
  return [
    ...days.flatMap((day) =>
      Object.values(day).map((part) => (typeof part === "string" ? part : (part.how ?? ""))),
    ),
    ...Object.values(exercises).map(({ form }) => form),
    ...weeks.flatMap(({ intro, days: ofWeek }) => [intro, ...ofWeek.map(({ note = "" }) => note)]),
    ...templates.map(({ note }) => note),
    ...resources.map(({ summary }) => summary),
    ...guideSentences(),
  ];
}

/** The paragraphs of the guides that are long enough to be nobody else's. */
function guideSentences(): string[] {
  const guides = join(project, "funnel", "program", "guides");
  const texts = readdirSync(guides).filter((file) => file.endsWith(".md"));
  return texts
    .flatMap((file) => readFileSync(join(guides, file), "utf8").split("\n"))
    .filter((line) => /^[A-Z]/.test(line) && line.length > LONG);
}
