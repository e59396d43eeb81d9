import { Alert } from "#ui/alert.tsx";
import type { Member } from "../member.ts";
import { useNextFocus } from "./focus.ts";
import styles from "./groceries.module.css";
import { groceriesOf } from "./groceries.ts";
import { listActs } from "./list-acts.ts";
import { NoteBar } from "./note-bar.tsx";
import { SavedLists } from "./saved-lists.tsx";
import { isSaved, openList } from "./shelf.ts";
import { shelfActs } from "./shelf-acts.ts";
import { Templates } from "./templates.tsx";
import { useBeginning } from "./use-beginning.ts";
import { useGroceries } from "./use-groceries.ts";
import { useNote } from "./use-note.ts";
import { WorkingList } from "./working-list.tsx";

/** What to buy: the list that is worked on, the saved ones, and lists to begin with. Kept in this browser. */
export function GroceriesTab({ member }: { member: Member }) {
  const groceries = groceriesOf(member.userId);
  const kept = useGroceries(groceries);
  const board = useNote();
  const focus = useNextFocus();
  const list = openList(kept);
  const acts = listActs(groceries, board, focus);
  const shelf = shelfActs(groceries, board, focus);
  const begins = useBeginning(list);
  const templates = (
    <Templates
      key="templates"
      templates={member.program.groceries.templates}
      onUse={shelf.startFrom}
    />
  );

  return (
    <div className={styles.tab}>
      <Alert
        text={
          kept.isKept
            ? undefined
            : "This browser does not keep your lists. They are here until you close or reload the page."
        }
        boxed
      />
      <div className={styles.columns}>
        {begins && templates}
        <WorkingList
          focus={focus}
          list={list}
          saved={isSaved(kept, list)}
          acts={acts}
          shelf={shelf}
        />
        <SavedLists lists={kept.lists} openId={list.id} onOpen={shelf.open} />
        {!begins && templates}
      </div>
      <NoteBar {...board} />
    </div>
  );
}
