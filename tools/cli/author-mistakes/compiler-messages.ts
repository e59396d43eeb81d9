import {
  copyMessages as copy,
  pictureMessages as pictures,
  themeMessages as theme,
  waitMessages as waits,
} from "#compiler/diagnostics/messages/copy.ts";
import {
  fileMessages as files,
  formatMessages as formats,
  schemaMessages as schema,
  yamlMessages as yaml,
} from "#compiler/diagnostics/messages/files.ts";
import {
  experimentMessages as experiments,
  flowMessages as flow,
  flowItemMessages as flowItems,
  reachabilityMessages as reachability,
  routeMessages as routes,
} from "#compiler/diagnostics/messages/flow.ts";
import {
  cookbookMessages as cookbook,
  offerMessages as offer,
  programMessages as program,
} from "#compiler/diagnostics/messages/program.ts";
import {
  answerMessages as answers,
  conditionMessages as conditions,
  optionMessages as options,
  overrideMessages as overrides,
  stepMessages as steps,
} from "#compiler/diagnostics/messages/steps.ts";
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
