import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const project = join(import.meta.dirname, "..", "..", "..");
const program = (name: string) =>
  parse(readFileSync(join(project, "funnel", "program", `${name}.yaml`), "utf8"));

const LONG = 100;

/** Sentences from every part of the product. */
export function canaries(): string[] {
  const { meals, tips }: { meals: Record<string, { how: string }>; tips: string[] } =
    program("meals");
  const exercises: Record<string, { form: string }> = program("exercises").exercises;
  const { weeks, days }: { weeks: { intro: string }[]; days: { notes: string[] }[] } =
    program("workouts");
  const templates: { note: string }[] = program("groceries").templates;
  const { methods }: { methods: Record<string, { heat: string }> } = program("cookbook/methods");
  const { finishes }: { finishes: Record<string, Record<string, string>> } =
    program("cookbook/finishes");
  const resources: { summary: string }[] = program("resources").resources;
  return [
    ...Object.values(meals).map(({ how }) => how),
    ...tips,
    ...Object.values(exercises).map(({ form }) => form),
    ...weeks.map(({ intro }) => intro),
    ...days.flatMap(({ notes }) => notes),
    ...templates.map(({ note }) => note),
    ...resources.map(({ summary }) => summary),
    ...Object.values(methods).map(({ heat }) => heat),
    ...Object.values(finishes).flatMap(({ before, during, after }) =>
      [before, during, after].filter((text) => text !== undefined),
    ),
    ...guideSentences(),
  ];
}

/** The paragraphs of the guides that are long enough to be unique. */
function guideSentences(): string[] {
  const guides = join(project, "funnel", "program", "guides");
  const texts = readdirSync(guides).filter((file) => file.endsWith(".md"));
  return texts
    .flatMap((file) => readFileSync(join(guides, file), "utf8").split("\n"))
    .filter((line) => /^[A-Z]/.test(line) && line.length > LONG);
}
