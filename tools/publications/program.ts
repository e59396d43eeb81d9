import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { listOriginals } from "#tools/cli/funnel-folder/funnel-folder.ts";
import { realProgram } from "#tools/cli/funnel-folder/real-program.ts";
import { type Guide, readGuide } from "./guide/guide.ts";
import { workoutFigures } from "./guide/workout-figures.ts";

const program = fileURLToPath(new URL("../../funnel/program/", import.meta.url));

export const VIDEO = "five-minute-warm-up";

/** The path of a built file of the program. */
export function getBuiltPath(name: string): string {
  return `${program}files/${name}`;
}

/** All guides, by the ID of their resource, which is also the name of their file. */
export function readGuides(): { id: string; guide: Guide }[] {
  const figures = Object.entries(workoutFigures(realProgram()));
  const fillFigures = (text: string) =>
    figures.reduce((filled, [name, figure]) => filled.replaceAll(name, figure), text);
  const files = listOriginals(`${program}guides`).filter((file) => file.endsWith(".md"));
  return files.map((file) => ({
    id: file.replace(/\.md$/, ""),
    guide: readGuide(
      `funnel/program/guides/${file}`,
      fillFigures(readFileSync(`${program}guides/${file}`, "utf8")),
    ),
  }));
}

export function readStoryboardText(): string {
  return readFileSync(`${program}warm-up-video.yaml`, "utf8");
}
