import type { Food } from "#rules/member-plan/pool/meal-pool.ts";
import { quantityText } from "#rules/member-plan/shopping/shopping-list-amount.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { Member } from "../member.ts";
import { toUnits } from "../tracker/unit.ts";
import styles from "./list-changes.module.css";
import type { AmountChange } from "./lists/grocery-list.ts";

interface ListChangesProps {
  changes: readonly AmountChange[];
  member: Pick<Member, "program" | "unit">;
  onDismiss: () => void;
}

/** The changes in a week's list since the member last looked, until they dismiss them. */
export function ListChanges({ changes, member, onDismiss }: ListChangesProps) {
  const { foods } = member.program.foods;
  const texts = changes.map((change) => describeChange(change, foods[change.food], member.unit));
  return (
    // The region is there before its text, so that screen readers announce it.
    <div role="status">
      {texts.length > 0 && (
        <div className={styles.changes}>
          <Icon name="info" className={styles.icon} />
          <p className={styles.text}>
            <strong>What changed:</strong> <span>{`${texts.join(", ")}.`}</span>
          </p>
          <Button look="quiet" onClick={onDismiss}>
            Got it
          </Button>
        </div>
      )}
    </div>
  );
}

/** `+200 g ground beef`, `no more lamb` */
function describeChange(
  { food: id, from = 0, to }: AmountChange,
  food: Food | undefined,
  unit: Member["unit"],
): string {
  const name = nameFood(id, food);
  if (to === undefined) return `no more ${name}`;
  const difference = to - from;
  if (!food || difference === 0) return `also ${name}`;
  const amount = quantityText(food, Math.abs(difference), toUnits(unit));
  const isCounted = food.piece !== undefined && food.sold.grams === undefined;
  return `${difference > 0 ? "+" : "−"}${amount}${isCounted ? "" : ` ${name}`}`;
}

function nameFood(id: string, food: Food | undefined): string {
  if (!food) return id.split("-").join(" ");
  const { name } = food;
  return food["proper-noun"] ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
