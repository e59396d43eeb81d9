const CODE = /`(npm [^`]+)`/g;

/** Commands of npm that a text names within its sentences, without their arguments. Those of `npm run funnel` are asked for their help: what they would write belongs in a block. */
export function namedCommands(markdown: string): { line: number; command: string }[] {
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
