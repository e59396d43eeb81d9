/** Describes how many of a recipe's ingredients were added to the grocery list; none if it's full. */
export function addedText(count: number | "full"): string {
  if (count === "full")
    return "Your grocery lists are full, so nothing was added. Delete one, then try again.";
  if (count === 0) return "They are all on your grocery list already.";
  return count === 1
    ? "Added 1 ingredient to your grocery list."
    : `Added ${count} ingredients to your grocery list.`;
}
