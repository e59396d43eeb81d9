import type { Assets } from "../assets.ts";
import { didYouMean } from "../did-you-mean.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";

/** Downloads whose guide is not written or has another name, and ids and names that are there twice. */
export function resourceProblems({ program }: Funnel, { guides }: Assets): Problem[] {
  if (!program) return [];
  const { resources, groceries } = program;
  const downloads = resources.fields.resources;
  return [
    ...twice(downloads.map(({ id }) => id)).map(([id, at]) =>
      resources.source.problem(
        ["resources", at, "id"],
        `There is a resource "${id}" already. Give this one another id.`,
      ),
    ),
    ...twice(groceries.fields.templates.map(({ name }) => name)).map(([name, at]) =>
      groceries.source.problem(
        ["templates", at, "name"],
        `There is a list "${name}" already. Give this one another name.`,
      ),
    ),
    ...downloads.flatMap(({ id, type, guide }, at) => {
      const message = type === "pdf" ? guideProblem(id, guide, guides) : undefined;
      return message === undefined
        ? []
        : [resources.source.problem(["resources", at, "guide"], message)];
    }),
  ];
}

/** What is wrong with the guide of a PDF, which is found by its resource's id once it is built. */
function guideProblem(id: string, guide: string, guides: ReadonlySet<string>): string | undefined {
  if (!guides.has(guide))
    return `There is no guide "${guide}".${didYouMean(guide, guides) || ` Write it in funnel/program/guides/${guide}.`}`;
  return guide === `${id}.md`
    ? undefined
    : `A guide bears the id of its resource. Call it ${id}.md, or the resource "${guide.replace(/\.md$/, "")}".`;
}

/** What is there again, with its place. */
function twice(values: string[]): [value: string, at: number][] {
  return values.flatMap((value, at) =>
    values.indexOf(value) < at ? [[value, at] as [string, number]] : [],
  );
}
