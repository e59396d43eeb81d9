/** Everything that any command of `npm run funnel` can print. */
export const cliMessages = {
  helpHint: ({ call }: { call: string }) =>
    `For the options of a command, run ${call} <command> --help.`,
  unknownCommand: ({ command, suggestion, call }: Name<"command"> & { call: string }) =>
    `Unknown command "${command}".${suggestion} For a list, run \`${call} --help\`.`,
  unknownOption: ({ option, suggestion }: Name<"option">) =>
    `Unknown option "${option}".${suggestion}`,
  missingValue: ({ option }: { option: string }) => `"${option}" needs a value.`,
  unneededValue: ({ option }: { option: string }) => `"${option}" doesn't take a value.`,
  extraArgument: "There's one argument too many. Put a text with spaces in quotes.",

  cannotOpen: ({ path, reason }: { path: string; reason: string }) =>
    `Can't open "${path}": ${reason}.`,
  missingFile: "this file or folder doesn't exist",
  isFolder: "it's a folder",
  notFolder: "part of its path is a file, not a folder",
  noPermission: "you don't have permission to read or write it",
  readOnly: "the disk is read-only",
  diskFull: "the disk is full",

  fixErrorsFirst: ({ errors }: { errors: string }) =>
    `${errors}\n\nFix these errors first. For more about them, run npm run funnel -- check.`,
  unknownStepType: ({ type, suggestion }: Name<"type">) =>
    `Unknown step type "${type}".${suggestion}`,
  wholeNumber: ({ option, least }: { option: string; least: number }) =>
    `${option} needs a whole number of at least ${least}.`,
  share: ({ option }: { option: string }) =>
    `${option} needs a share with a percent sign, such as 3%.`,
  shareTooLarge: ({ option }: { option: string }) => `${option} can't be more than 100%.`,
  impossibleEffect:
    "--baseline and --effect must be above 0%, and the baseline with the effect below 100%.",
  shareBetween: ({ option }: { option: string }) => `${option} must be above 0% and below 100%.`,
};

type Name<Kind extends string> = Record<Kind, string> & { suggestion: string };
