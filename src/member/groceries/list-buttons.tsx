import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { SyncNote } from "../tracker/sync-note.tsx";
import type { Sync } from "../tracker/tracker.ts";
import styles from "./list-buttons.module.css";
import type { ItemActions, ListsActions } from "./lists/lists-actions.ts";

interface ListButtonsProps {
  done: number;
  total: number;
  saved: boolean;
  /** True if the account has the list. */
  sync: Sync;
  itemActions: ItemActions;
  listActions: ListsActions;
}

/** The actions on the whole list. */
export function ListButtons({
  done,
  total,
  saved,
  sync,
  itemActions,
  listActions,
}: ListButtonsProps) {
  const stateId = useId();
  return (
    <footer className={styles.foot}>
      {done > 0 && <CheckedItemsRow itemActions={itemActions} />}
      <div className={styles.save}>
        <Button
          look={saved ? "quiet" : "primary"}
          className={styles.saveButton}
          disabled={total === 0}
          aria-describedby={stateId}
          onClick={listActions.save}
        >
          Save list
        </Button>
        <p id={stateId} className={styles.state}>
          {stateText(total, saved)}
        </p>
      </div>
      {sync !== "saved" && sync !== "saving" && <SyncNote sync={sync} />}
      <WholeListRow total={total} saved={saved} listActions={listActions} />
    </footer>
  );
}

function CheckedItemsRow({ itemActions }: Pick<ListButtonsProps, "itemActions">) {
  return (
    <div className={styles.row}>
      <Button look="quiet" onClick={itemActions.clearChecked}>
        <Icon name="broom" />
        <span>Clear checked</span>
      </Button>
      <Button look="quiet" onClick={itemActions.uncheckAll}>
        <Icon name="arrow-counter-clockwise" />
        <span>Uncheck all</span>
      </Button>
    </div>
  );
}

function WholeListRow({
  total,
  saved,
  listActions,
}: Pick<ListButtonsProps, "total" | "saved" | "listActions">) {
  return (
    <div className={styles.row}>
      <Button look="quiet" onClick={listActions.startNew}>
        <Icon name="note-pencil" />
        <span>New list</span>
      </Button>
      {total > 0 && (
        <Button look="quiet" onClick={() => window.print()}>
          <Icon name="printer" />
          <span>Print</span>
        </Button>
      )}
      {saved && (
        <Button look="quiet" onClick={listActions.deleteOpen}>
          <Icon name="trash" />
          <span>Delete list</span>
        </Button>
      )}
    </div>
  );
}

function stateText(total: number, saved: boolean): string {
  if (total === 0)
    return saved
      ? "A list needs at least one item. Your saved list hasn't changed."
      : "Add at least one item to save your list.";
  return saved ? "Saved. Changes are saved as you go." : "Not saved yet. Save it to use it again.";
}
