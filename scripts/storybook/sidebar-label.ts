/** What Storybook's sidebar says of an entry. A chapter is named by its file, which is written as words here; ids stay as they are. */
export function sidebarLabel({
  name,
  parent,
}: {
  name: string;
  parent?: string | undefined;
}): string {
  if (parent !== "screens") return name;
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
