import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { layoutOf } from "#funnel/map/layout.ts";
import { mermaidOf } from "#funnel/map/mermaid.ts";
import { svgOf } from "#funnel/map/svg.ts";
import { stepTypes } from "#steps/step-types.ts";
import { iconDrawing } from "../funnel-folder.ts";
import { type Command, Misuse } from "./command.ts";
import { compiledFolder } from "./compiled-folder.ts";

const FORMATS = ["svg", "mermaid"];

export const command: Command = {
  summary:
    "draws the flow as a picture: steps by chapter, splits with their shares, branches with their conditions",
  usage: [
    "--out <file>        where the picture goes; flow.svg, or flow.mmd for Mermaid, unless said otherwise; - prints it",
    "--format <format>   svg (default) or mermaid, a text that GitHub and many editors draw",
    "--columns <number>  columns that the flow is broken into; as many as suit a screen where not said",
    "--open              shows the picture when it is drawn",
    "--folder <folder>   another funnel than the one in funnel/",
  ].join("\n"),
  async run(args, terminal) {
    const { values } = parseArgs({
      args,
      options: {
        out: { type: "string" },
        format: { type: "string", default: "svg" },
        columns: { type: "string" },
        open: { type: "boolean" },
        folder: { type: "string", default: "funnel" },
      },
    });
    if (!FORMATS.includes(values.format))
      throw new Misuse(`The map is drawn as svg or mermaid, not as "${values.format}".`);
    const columns = values.columns === undefined ? undefined : Number(values.columns);
    if (columns !== undefined && !(Number.isInteger(columns) && columns > 0))
      throw new Misuse("--columns takes a whole number of at least 1.");
    const compiled = compiledFolder(values.folder, terminal);
    if (!compiled) return 1;
    const { plan, funnel } = compiled;
    const chapters = Object.fromEntries(
      [...funnel.steps.values()].map(({ id, source }) => [id, basename(source.file, ".yaml")]),
    );
    const picture =
      values.format === "svg"
        ? svgOf(
            plan,
            layoutOf(plan, { chapters, ...(columns === undefined ? {} : { columns }) }),
            (type) => iconDrawing(stepTypes[type]?.icon ?? ""),
          )
        : mermaidOf(plan, chapters);
    if (values.out === "-") {
      terminal.print(picture.trimEnd());
      return 0;
    }
    const out = values.out ?? (values.format === "svg" ? "flow.svg" : "flow.mmd");
    writeFileSync(out, picture);
    terminal.tell(`The map is in ${out}: ${Object.keys(plan.steps).length} steps.`);
    if (values.open) open(resolve(out));
    return 0;
  },
};

/** Hands a file to whatever the system shows it with. */
function open(file: string): void {
  const [program, ...words] = { darwin: ["open"], win32: ["cmd", "/c", "start", ""] }[
    process.platform as string
  ] ?? ["xdg-open"];
  const opener = spawn(program ?? "xdg-open", [...words, file], {
    detached: true,
    stdio: "ignore",
  });
  // where nothing opens it, the line above says where it is
  opener.on("error", () => {});
  opener.unref();
}
