import { isListField } from "../../tracker/fields.ts";

// The fields of a list in the journal, all of day 0, with ids encoded as in a URL.
export const listField = (list: string) => `list:${encodeURIComponent(list)}`;
export const itemField = (list: string, item: string) =>
  `item:${encodeURIComponent(list)}:${encodeURIComponent(item)}`;
export const seenField = (list: string) => `seen:${encodeURIComponent(list)}`;

/** True if the journal can have an entry for a list or an item with this id. */
export function isStorableId(id: string): boolean {
  try {
    return isListField(listField(id));
  } catch {
    // Half of a character.
    return false;
  }
}

export function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
