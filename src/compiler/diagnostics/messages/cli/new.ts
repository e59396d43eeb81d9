/** The output of `funnel new`. */
export const newMessages = {
  summary: "Add a step, an option, or an experiment in the right place",
  usage: [
    "step <type> <id> --after <step>          a step after another one, with example fields to overwrite",
    "     --title <text>  --option rare=Rare  its title, and its options: repeat --option for each",
    "     --file steps/<name>.yaml            the file to add it to (default: that of the step before)",
    "option <step> <value> <label>            an option after the last one; or use --after or --before <value>",
    "     --icon <name>  --image <name>       its icon or picture",
    "experiment <id> --question <text>        an experiment with even shares",
    "     --arms A,B  --split-at <step>       its arms, and the step where they split, if they get different steps",
    "--folder <folder>                        use another funnel than the one in funnel/",
  ].join("\n"),

  unknownKind: "Name what to add: a step, an option, or an experiment.",
  ask: ({ missing }: { missing: string }) => `Enter ${missing}: `,
  missing: ({ missing }: { missing: string }) => `This command needs ${missing}.`,
  stepType: "the type of the step",
  stepId: "the id of the step",
  stepBefore: "the step before the new one (--after)",
  optionStep: "the step that gets the option",
  optionValue: "the value to store",
  optionLabel: "the label that visitors read",
  experimentId: "the id of the experiment",
  experimentQuestion: "the question that the experiment answers (--question)",
  experimentArms: "the names of its arms, such as A,B (--arms)",

  beforeIsForOptions:
    "--before is only for options. Use --after for a step, and --split-at for an experiment.",
  beforeAndAfter: "Use --before or --after, not both.",
  tooFewArms: "An experiment needs at least two different arms: --arms A,B.",
  unknownStepType: ({ type, types }: { type: string; types: string }) =>
    `Unknown step type "${type}". Use ${types}.`,
  unknownStep: ({ step, suggestion }: { step: string; suggestion: string }) =>
    `Unknown step "${step}".${suggestion}`,
  unknownOption: ({ step, option, suggestion }: Record<"step" | "option" | "suggestion", string>) =>
    `"${step}" has no option "${option}".${suggestion}`,
  cardWithoutImage: ({ step, value }: { step: string; value: string }) =>
    `A card of "${step}" needs a picture. Name one of funnel/images, such as --image ${value}.`,
  noOptions: ({ step }: { step: string }) =>
    `"${step}" has no options of its own, so you can't add one.`,
  notInFlow: ({ step }: { step: string }) =>
    `The flow has no step "${step}", so visitors can't be split there.`,
  noTimings:
    "funnel.yaml has no timings, and experiments go after them. Fix this first: npm run funnel -- check.",

  wouldBreak: ({ errors }: { errors: string }) =>
    `This change would cause errors.\n\n${errors}\nNothing was written.`,
  hasErrors: ({ errors }: { errors: string }) =>
    `The funnel already has errors. Fix them first.\n\n${errors}\nNothing was written.`,
};
