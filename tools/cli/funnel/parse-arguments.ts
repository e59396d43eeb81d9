import { type ParseArgsConfig, parseArgs } from "node:util";
import { didYouMean } from "#compiler/diagnostics/did-you-mean.ts";
import { cliMessages } from "#compiler/diagnostics/messages/cli/cli.ts";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";

/** Like `parseArgs`, but throws a `UsageError` that says what to write. */
export function parseArguments<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const message = describeMisuse(error, config);
    if (message === undefined) throw error;
    throw new UsageError(message);
  }
}

type OptionToken = {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
};

/** The message for an error of `parseArgs`; undefined for any other error. */
function describeMisuse(error: unknown, { args = [], options = {} }: ParseArgsConfig) {
  const code = error instanceof TypeError && "code" in error ? error.code : undefined;
  if (code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL") return cliMessages.extraArgument;
  if (code !== "ERR_PARSE_ARGS_UNKNOWN_OPTION" && code !== "ERR_PARSE_ARGS_INVALID_OPTION_VALUE")
    return undefined;
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  const used = tokens.flatMap((token): OptionToken[] => (token.kind === "option" ? [token] : []));
  const known = Object.keys(options).map((name) => `--${name}`);
  for (const token of used) {
    const option = token.rawName;
    const type = Object.hasOwn(options, token.name) ? options[token.name]?.type : undefined;
    if (type === undefined)
      return cliMessages.unknownOption({ option, suggestion: didYouMean(option, known) });
    if (type === "boolean" && token.value !== undefined)
      return cliMessages.unneededValue({ option });
    if (type === "string" && isMissing(token)) return cliMessages.missingValue({ option });
  }
  return undefined;
}

/** True if the value is absent, or looks like the next option, which `parseArgs` refuses. */
function isMissing({ value, inlineValue }: OptionToken): boolean {
  return value === undefined || (!inlineValue && value.length > 1 && value.startsWith("-"));
}
