/** The words of a command as a shell would read them: what stands in double quotes is one. */
export function shellWords(command: string): string[] {
  return [...command.matchAll(/(?:"[^"]*"|[^\s"])+/g)].map(([word]) => word.replaceAll('"', ""));
}
