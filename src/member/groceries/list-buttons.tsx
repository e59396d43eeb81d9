import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { ListActs } from "./list-acts.ts";
import styles from "./list-buttons.module.css";
import type { ShelfActs } from "./shelf-acts.ts";

interface ListButtonsProps {
  done: number;
  total: number;
  saved: boolean;
  acts: ListActs;
  shelf: ShelfActs;
}

/** What can be done with the list as a whole. */
export function ListButtons({ done, total, saved, acts, shelf }: ListButtonsProps) {
  const stateId = useId();
  return (
    <footer className={styles.foot}>
      {done > 0 && (
        <div className={styles.row}>
          <Button look="quiet" onClick={acts.clearChecked}>
            <Icon name="broom" />
            Clear checked
          </Button>
          <Button look="quiet" onClick={acts.uncheckAll}>
            <Icon name="arrow-counter-clockwise" />
            Uncheck all
          </Button>
        </div>
      )}
      <div className={styles.save}>
        <Button
          look={saved ? "quiet" : "primary"}
          className={styles.saveButton}
          disabled={total === 0}
          aria-describedby={stateId}
          onClick={shelf.save}
        >
          Save list
        </Button>
        <p id={stateId} className={styles.state}>
          {stateText(total, saved)}
        </p>
      </div>
      <div className={styles.row}>
        <Button look="quiet" onClick={shelf.startNew}>
          <Icon name="note-pencil" />
          New list
        </Button>
        {total > 0 && (
          <Button look="quiet" onClick={() => window.print()}>
            <Icon name="printer" />
            Print
          </Button>
        )}
        {saved && (
          <Button look="quiet" onClick={shelf.deleteOpen}>
            <Icon name="trash" />
            Delete list
          </Button>
        )}
      </div>
    </footer>
  );
}

function stateText(total: number, saved: boolean): string {
  if (total === 0)
    return saved
      ? "A list needs at least one item. The saved one stays as it was."
      : "A list needs at least one item before it can be saved.";
  return saved
    ? "Saved. What you change is kept as you go."
    : "Not saved yet. Save it to use it again.";
}
