import { Icon } from "#ui/icon.tsx";
import type { Journal } from "../tracker/journal.ts";
import { getNotes } from "../tracker/notes.ts";
import { TabLink } from "./tab-link.tsx";

/** Links to the day's notes. It's the primary button until they're filled in. */
export function LogDayLink({ journal, day }: { journal: Journal; day: number }) {
  const { weight, mood, energy, sleep } = getNotes(journal, day);
  const isWritten = [weight, mood, energy, sleep].every((note) => note !== undefined);
  return (
    <TabLink tab="progress" look={isWritten ? "quiet" : "primary"}>
      <Icon name="note-pencil" />
      <span>Log your day</span>
    </TabLink>
  );
}
