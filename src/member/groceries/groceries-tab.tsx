import { Fragment } from "react";
import { Alert } from "#ui/alert.tsx";
import { Snackbar, useUndoToast } from "#ui/snackbar.tsx";
import type { Member } from "../member.ts";
import { useNextFocus } from "./focus.ts";
import styles from "./groceries-tab.module.css";
import { getGroceries } from "./lists/groceries.ts";
import type { Kept } from "./lists/grocery-store.ts";
import { itemActions, listsActions } from "./lists/lists-actions.ts";
import { isSaved, openList } from "./lists/lists-state.ts";
import { useBeginning, useGroceries } from "./lists/use-groceries.ts";
import { SavedLists } from "./saved-lists.tsx";
import { useSharedTicks } from "./share/use-sharing.ts";
import { Templates } from "./templates.tsx";
import { createWeekList, type WeekChoice } from "./week-list/create-week-list.ts";
import { WeekCard } from "./week-list/week-card.tsx";
import { WorkingList } from "./working-list.tsx";

const NOT_KEPT =
  "This browser can't save your lists. Your account keeps the saved ones; an unsaved one will be gone once you close or reload the page.";
const FULL = "Your lists are full. Delete one that you don't need any more, then try again.";

/** The grocery lists: the open one, the saved ones, and templates. The account keeps them. */
export function GroceriesTab({ member }: { member: Member }) {
  const groceries = getGroceries(member);
  const kept = useGroceries(groceries);
  useSharedTicks(member);
  const board = useUndoToast();
  const focus = useNextFocus();
  const list = openList(kept);
  const acts = itemActions(groceries, board, focus);
  const shelf = listsActions(groceries, board, focus);
  const begins = useBeginning(list);
  const makeList = (choice: WeekChoice) =>
    shelf.saveNew(
      (fresh) => createWeekList(member, inMonth(choice, member), fresh),
      `The list for week ${choice.week} is ready.`,
    );
  // The key keeps what's chosen in it when it changes its place.
  const ready = (
    <Fragment key="ready">
      <WeekCard member={member} onMake={makeList} />
      <Templates templates={member.program.groceries.templates} onUse={shelf.startFrom} />
    </Fragment>
  );

  return (
    <div className={styles.tab}>
      <Alert text={findProblem(kept)} boxed />
      <div className={styles.columns}>
        {begins && ready}
        <div className={styles.open}>
          <WorkingList
            member={member}
            focus={focus}
            list={list}
            saved={isSaved(kept, list)}
            acts={acts}
            shelf={shelf}
          />
        </div>
        <SavedLists lists={kept.lists} openId={list.id} onOpen={shelf.open} />
        {!begins && ready}
      </div>
      <Snackbar {...board} />
    </div>
  );
}

function findProblem({ isFull, isKept }: Kept): string | undefined {
  if (isFull) return FULL;
  return isKept ? undefined : NOT_KEPT;
}

/** The first month isn't named, so that lists from before months existed belong to it. */
const inMonth = (choice: WeekChoice, { months }: Member): WeekChoice =>
  months.shown.number === 1 ? choice : { ...choice, month: months.shown.number };
