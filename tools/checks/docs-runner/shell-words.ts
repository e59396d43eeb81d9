/** Splits a command into words as a shell would. Text in double quotes is one word. */
export function shellWords(command: string): string[] {
  return [...command.matchAll(/(?:"[^"]*"|[^\s"])+/g)].map(([word]) => word.replaceAll('"', ""));
}
