import { ListChoice } from "./list-choice.tsx";
import { ListPanel } from "./list-panel.tsx";
import { countText, type GroceryList } from "./lists/grocery-list.ts";

interface SavedListsProps {
  lists: GroceryList[];
  openId: string;
  onOpen: (id: string) => void;
}

export function SavedLists({ lists, openId, onOpen }: SavedListsProps) {
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
