/**
 * The label of an entry in Storybook's sidebar. A chapter's file name is shown as words; ids stay
 * as they are.
 */
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
