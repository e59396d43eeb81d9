import { Icon } from "#ui/icon.tsx";
import type { Journal } from "../tracker/journal.ts";
import { notesOf } from "../tracker/notes.ts";
import { TabLink } from "./tab-link.tsx";

/** The way to the day's notes: what this screen asks for, until they stand there. */
export function WriteDown({ journal, day }: { journal: Journal; day: number }) {
  const { weight, mood, energy, sleep } = notesOf(journal, day);
  const isWritten = [weight, mood, energy, sleep].every((note) => note !== undefined);
  return (
    <TabLink tab="progress" look={isWritten ? "quiet" : "primary"}>
      <Icon name="note-pencil" />
      Write down your day
    </TabLink>
  );
}
