import { answerMessages as answers } from "#compiler/diagnostics/messages/answers.ts";
import { conditionMessages as conditions } from "#compiler/diagnostics/messages/conditions.ts";
import { cookbookMessages as cookbook } from "#compiler/diagnostics/messages/cookbook.ts";
import { copyMessages as copy } from "#compiler/diagnostics/messages/copy.ts";
import { experimentMessages as experiments } from "#compiler/diagnostics/messages/experiments.ts";
import { fileMessages as files } from "#compiler/diagnostics/messages/files.ts";
import { flowMessages as flow } from "#compiler/diagnostics/messages/flow.ts";
import { flowItemMessages as flowItems } from "#compiler/diagnostics/messages/flow-items.ts";
import { formatMessages as formats } from "#compiler/diagnostics/messages/formats.ts";
import { offerMessages as offer } from "#compiler/diagnostics/messages/offer.ts";
import { optionMessages as options } from "#compiler/diagnostics/messages/options.ts";
import { overrideMessages as overrides } from "#compiler/diagnostics/messages/overrides.ts";
import { pictureMessages as pictures } from "#compiler/diagnostics/messages/pictures.ts";
import { programMessages as program } from "#compiler/diagnostics/messages/program.ts";
import { reachabilityMessages as reachability } from "#compiler/diagnostics/messages/reachability.ts";
import { routeMessages as routes } from "#compiler/diagnostics/messages/routes.ts";
import { schemaMessages as schema } from "#compiler/diagnostics/messages/schema.ts";
import { stepMessages as steps } from "#compiler/diagnostics/messages/steps.ts";
import { themeMessages as theme } from "#compiler/diagnostics/messages/theme.ts";
import { waitMessages as waits } from "#compiler/diagnostics/messages/waits.ts";
import { yamlMessages as yaml } from "#compiler/diagnostics/messages/yaml.ts";
import { resultsMessages as results } from "#quiz/steps/results/schema-messages.ts";
import { fieldMessages as fields } from "#quiz/steps/schema/field-messages.ts";
import { singleChoiceMessages as singleChoice } from "#quiz/steps/single-choice/schema-messages.ts";

/** A message of the compiler, and which entry it comes from, such as `answers.unknownAnswer`. */
export interface NamedMessage {
  entry: string;
  text: string;
}

type Entries = Record<string, string | ((values: never) => string)>;

type Named<Messages extends Entries> = {
  [Entry in keyof Messages]: Messages[Entry] extends (values: infer Values) => string
    ? (values: Values) => NamedMessage
    : NamedMessage;
};

/** The messages of a subject. They return their entry along with their text. */
function nameEntries<Messages extends Entries>(
  subject: string,
  messages: Messages,
): Named<Messages> {
  const entries = Object.entries(messages).map(([name, message]) => {
    const entry = `${subject}.${name}`;
    return typeof message === "string"
      ? [name, { entry, text: message }]
      : [name, (values: never) => ({ entry, text: message(values) })];
  });
  // Object.fromEntries forgets which entry is a function, and of what.
  return Object.fromEntries(entries) as Named<Messages>;
}

export const yamlMessages = nameEntries("yaml", yaml);
export const fileMessages = nameEntries("files", files);
export const schemaMessages = nameEntries("schema", schema);
export const fieldMessages = nameEntries("fields", fields);
export const singleChoiceMessages = nameEntries("singleChoice", singleChoice);
export const resultsMessages = nameEntries("results", results);
export const formatMessages = nameEntries("formats", formats);
export const flowItemMessages = nameEntries("flowItems", flowItems);
export const flowMessages = nameEntries("flow", flow);
export const routeMessages = nameEntries("routes", routes);
export const experimentMessages = nameEntries("experiments", experiments);
export const conditionMessages = nameEntries("conditions", conditions);
export const answerMessages = nameEntries("answers", answers);
export const reachabilityMessages = nameEntries("reachability", reachability);
export const stepMessages = nameEntries("steps", steps);
export const overrideMessages = nameEntries("overrides", overrides);
export const optionMessages = nameEntries("options", options);
export const copyMessages = nameEntries("copy", copy);
export const pictureMessages = nameEntries("pictures", pictures);
export const waitMessages = nameEntries("waits", waits);
export const themeMessages = nameEntries("theme", theme);
export const offerMessages = nameEntries("offer", offer);
export const programMessages = nameEntries("program", program);
export const cookbookMessages = nameEntries("cookbook", cookbook);

/** Every error and warning of the compiler, by subject. */
export const subjects: { title: string; name: string; messages: Entries }[] = [
  { title: "How a file is written", name: "yaml", messages: yaml },
  { title: "Files and steps", name: "files", messages: files },
  { title: "Fields and their values", name: "schema", messages: schema },
  { title: "Fields of steps", name: "fields", messages: fields },
  { title: "Bars of a single choice", name: "singleChoice", messages: singleChoice },
  { title: "The curve of the results", name: "results", messages: results },
  { title: "Values with a format", name: "formats", messages: formats },
  { title: "Items of the flow", name: "flowItems", messages: flowItems },
  { title: "The order of the steps", name: "flow", messages: flow },
  { title: "Routes, pages, and links", name: "routes", messages: routes },
  { title: "Experiments", name: "experiments", messages: experiments },
  { title: "How a condition is written", name: "conditions", messages: conditions },
  { title: "Answers in conditions and texts", name: "answers", messages: answers },
  {
    title: "Conditions that hold for no one, or for everyone",
    name: "reachability",
    messages: reachability,
  },
  { title: "Steps that differ between visitors", name: "steps", messages: steps },
  { title: "Texts for some visitors", name: "overrides", messages: overrides },
  { title: "Options", name: "options", messages: options },
  { title: "Texts that visitors read", name: "copy", messages: copy },
  { title: "Pictures and icons", name: "pictures", messages: pictures },
  { title: "Timings", name: "waits", messages: waits },
  { title: "Theme", name: "theme", messages: theme },
  { title: "The offer and the server", name: "offer", messages: offer },
  { title: "The program", name: "program", messages: program },
  { title: "The cookbook", name: "cookbook", messages: cookbook },
];
