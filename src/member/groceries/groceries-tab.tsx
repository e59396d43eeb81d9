import { Fragment, useId } from "react";
import { Alert } from "#ui/alert.tsx";
import { Snackbar, useUndoToast } from "#ui/snackbar.tsx";
import type { Member } from "../member.ts";
import { useNextFocus } from "./focus.ts";
import styles from "./groceries-tab.module.css";
import { ListChoice } from "./list-choice.tsx";
import { ListPanel } from "./list-panel.tsx";
import { getGroceries } from "./lists/groceries.ts";
import { countText, type GroceryList } from "./lists/grocery-list.ts";
import type { Kept } from "./lists/grocery-store.ts";
import { createItemActions, createListsActions } from "./lists/lists-actions.ts";
import { isSaved, openList, type Template } from "./lists/lists-state.ts";
import { useBeginning, useGroceries } from "./lists/use-groceries.ts";
import { useSharedTicks } from "./share/use-sharing.ts";
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
  const itemActions = createItemActions(groceries, board, focus);
  const listActions = createListsActions(groceries, board, focus);
  const begins = useBeginning(list);
  const makeList = (choice: WeekChoice) =>
    listActions.saveNew(
      (fresh) => createWeekList(member, inMonth(choice, member), fresh),
      `The list for week ${choice.week} is ready.`,
    );
  // The key keeps what's chosen in it when it changes its place.
  const ready = (
    <Fragment key="ready">
      <WeekCard member={member} onMake={makeList} />
      <Templates templates={member.program.groceries.templates} onUse={listActions.startFrom} />
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
            itemActions={itemActions}
            listActions={listActions}
          />
        </div>
        <SavedLists lists={kept.lists} openId={list.id} onOpen={listActions.open} />
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

interface SavedListsProps {
  lists: GroceryList[];
  openId: string;
  onOpen: (id: string) => void;
}

function SavedLists({ lists, openId, onOpen }: SavedListsProps) {
  return (
    <ListPanel
      title="Saved lists"
      empty="Nothing saved yet. Lists that you save will show up here."
      isEmpty={lists.length === 0}
    >
      {lists.map((list) => (
        <li key={list.id}>
          <ListChoice
            icon="list-checks"
            name={list.name}
            detail={formatDetail(list)}
            isOpen={list.id === openId}
            onChoose={() => onOpen(list.id)}
          />
        </li>
      ))}
    </ListPanel>
  );
}

function formatDetail({ items, createdAt }: GroceryList): string {
  const day = new Date(createdAt).toLocaleDateString("en-US", { month: "short", day: "numeric" });
  return `${countText(items)}, ${day}`;
}

/** Templates for new lists. Screen readers read a template's note with its button. */
function Templates({
  templates,
  onUse,
}: {
  templates: Template[];
  onUse: (template: Template) => void;
}) {
  const noteId = useId();
  return (
    <ListPanel
      title="Start from a template"
      empty="There are no templates yet."
      isEmpty={templates.length === 0}
    >
      {templates.map((template, index) => (
        <li key={template.name} className={styles.template}>
          <ListChoice
            icon="basket"
            name={template.name}
            detail={countText(template.items)}
            describedBy={`${noteId}-${index}`}
            onChoose={() => onUse(template)}
          />
          <p id={`${noteId}-${index}`} className={styles.note}>
            {template.note}
          </p>
        </li>
      ))}
    </ListPanel>
  );
}
