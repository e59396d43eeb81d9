const CODE = /`(npm [^`]+)`/g;

/**
 * The npm commands in the sentences of a document, without their arguments. For `npm run funnel`
 * commands, only the help is run; a command that writes files belongs in a code block.
 */
export function findCommands(markdown: string): { line: number; command: string }[] {
  let isInBlock = false;
  return markdown.split("\n").flatMap((text, index) => {
    const isFence = /^\s*```/.test(text);
    if (isFence) isInBlock = !isInBlock;
    return isFence || isInBlock
      ? []
      : [...text.matchAll(CODE)].map(([, command = ""]) => ({
          line: index + 1,
          command: withoutArguments(command),
        }));
  });
}

function withoutArguments(command: string): string {
  const [, ours] = /^npm run funnel(?: -- ([a-z]*))?/.exec(command) ?? [];
  if (command.startsWith("npm run funnel")) return `npm run funnel -- ${ours ?? ""} --help`;
  return command.split(/ -- | && /)[0] ?? "";
}
