import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const STEPS = "src/quiz/steps";

const [type = ""] = process.argv.slice(2);
if (!/^[a-z]+(-[a-z]+)*$/.test(type))
  stop("Write the type in lowercase, with hyphens: npm run new-step date-of-birth");
const folder = join(STEPS, type);
if (existsSync(folder)) stop(`The step type "${type}" already exists, in ${folder}.`);

const words = type.split("-").map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
const schema = words.join("");
const name = `${schema[0]?.toLowerCase()}${schema.slice(1)}`;
const view = `${schema}Step`;

mkdirSync(folder);
write("schema.ts", [
  `import type { z } from "zod";`,
  `import { stepSchema } from "../schema/fields.ts";`,
  `import type { StepType } from "../step-type.ts";`,
  ``,
  `export const ${schema} = stepSchema("${type}", {});`,
  `export type ${schema} = z.output<typeof ${schema}>;`,
  ``,
  `export const ${name}: StepType<${schema}> = { schema: ${schema}, summary: "Describe what a screen of this type does.", icon: "square" };`,
]);
write("behavior.ts", [
  `import { continueOnly } from "../continue-only.ts";`,
  `import type { Behavior } from "../step.ts";`,
  `import type { ${schema} } from "./schema.ts";`,
  ``,
  `export const ${name}: Behavior<${schema}> = continueOnly;`,
]);
write(`${type}-step.tsx`, [
  `import { ContinueButton } from "../continue-button.tsx";`,
  `import type { StepProps } from "../step.ts";`,
  `import { StepFrame } from "../step-frame.tsx";`,
  `import type { ${schema} } from "./schema.ts";`,
  ``,
  `export function ${view}({ step, send }: StepProps<${schema}>) {`,
  `  return <StepFrame title={step.title} hint={step.hint} action={<ContinueButton step={step} send={send} />} />;`,
  `}`,
]);
write(`${type}.stories.tsx`, [
  `import type { Meta, StoryObj } from "@storybook/react-vite";`,
  `import { expect, fn } from "storybook/test";`,
  `import { parseStep } from "../step.fixtures.ts";`,
  `import { ${schema} } from "./schema.ts";`,
  `import { ${view} } from "./${type}-step.tsx";`,
  ``,
  `const step = parseStep(${schema}, { type: "${type}", title: "${words.join(" ")}" });`,
  ``,
  `const meta = { title: "Steps/${words.join(" ")}", component: ${view}, args: { step, answer: undefined, send: fn() } } satisfies Meta<typeof ${view}>;`,
  `export default meta;`,
  `type Story = StoryObj<typeof meta>;`,
  ``,
  `export const Unanswered: Story = {`,
  `  play: async ({ args, canvas, userEvent }) => {`,
  `    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));`,
  `    await expect(args.send).toHaveBeenCalledWith({ type: "continued" });`,
  `  },`,
  `};`,
  `export const RightToLeft: Story = { ...Unanswered, globals: { direction: "rtl" } };`,
  `export const Dark: Story = { ...Unanswered, globals: { theme: "dark" } };`,
  `export const SmallestPhone: Story = { ...Unanswered, globals: { viewport: { value: "smallest" } } };`,
  `export const LargeText: Story = { ...Unanswered, globals: { textSize: "200%" } };`,
]);
register("step-types.ts", `import { ${name} } from "./${type}/schema.ts";`, "stepTypes", name);
register("behaviors.ts", `import { ${name} } from "./${type}/behavior.ts";`, "behaviors", name);
register(
  "views.ts",
  "",
  "views",
  `laterView(() => import("./${type}/${type}-step.tsx"), "${view}")`,
);
execFileSync("npx", ["biome", "check", "--write", STEPS], { stdio: "ignore" });
console.log(
  `Created ${folder}. Define the fields in schema.ts, the behavior in behavior.ts, and the view in ${type}-step.tsx. ${type}.stories.tsx shows it in Storybook.`,
);

function write(file: string, lines: string[]): void {
  writeFileSync(join(folder, file), `${lines.join("\n")}\n`);
}

/** Adds an entry to one of the lists of step types, and the import that it needs. */
function register(file: string, importLine: string, list: string, entry: string): void {
  const path = join(STEPS, file);
  const text = readFileSync(path, "utf8");
  const opening = new RegExp(`^(?:export )?const ${list}: Record<string, \\w+> = \\{\\n`, "m");
  if (!opening.test(text)) stop(`${path} has no list "${list}", so the type can't be added.`);
  writeFileSync(
    path,
    `${importLine && `${importLine}\n`}${text.replace(opening, (line) => `${line}  "${type}": ${entry},\n`)}`,
  );
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
