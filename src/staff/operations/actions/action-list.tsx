import type { OperatorAction } from "#api/operations/operator-action.ts";
import { momentText } from "#lib/texts/utc-times.ts";
import { TextLink } from "#ui/text-button.tsx";
import { OrderMark } from "../orders/order-mark.tsx";
import styles from "./action-list.module.css";
import { actionText, outcomeMark } from "./action-words.ts";

interface ActionListProps {
  actions: OperatorAction[];
  /** Adds a link to each order. */
  linked?: boolean;
}

/** The operators' actions, latest first. */
export function ActionList({ actions, linked = false }: ActionListProps) {
  return (
    <ul className={styles.actions}>
      {actions.map((action) => (
        <li key={action.id} className={styles.action}>
          <div>
            <p className={styles.what}>{actionText(action)}</p>
            <p className={styles.who}>
              {`${action.operator ?? "An account that is gone"} · ${momentText(action.at)}`}
            </p>
            {action.reason && <p className={styles.reason}>{`“${action.reason}”`}</p>}
            {linked && action.order && (
              <TextLink to={{ search: `?order=${action.order}` }}>The order</TextLink>
            )}
          </div>
          <Outcome action={action} />
        </li>
      ))}
    </ul>
  );
}

function Outcome({ action }: { action: OperatorAction }) {
  const mark = outcomeMark(action);
  return mark && <OrderMark {...mark} />;
}
