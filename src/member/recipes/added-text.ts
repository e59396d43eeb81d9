/** Describes how many of a recipe's ingredients were added to the grocery list. */
export function addedText(count: number): string {
  if (count === 0) return "They are all on your grocery list already.";
  return count === 1
    ? "Added 1 ingredient to your grocery list."
    : `Added ${count} ingredients to your grocery list.`;
}
