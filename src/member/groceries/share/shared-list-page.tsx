import { useLocation } from "react-router-dom";
import type { OpenedList, SharedItem } from "#api/open-shared-list.ts";
import { GROCERY_CATEGORIES } from "#lib/grocery-categories.ts";
import { CardPage } from "#ui/card-page.tsx";
import { Icon } from "#ui/icon.tsx";
import { Loading } from "#ui/loading/loading.tsx";
import { RetryPage } from "#ui/retry-page.tsx";
import { usePageAnnouncement } from "#ui/use-page-announcement.ts";
import { splitAmount } from "../lists/amounts.ts";
import { TickBox } from "../tick-box.tsx";
import type { SharedListView } from "./shared-list.ts";
import styles from "./shared-list-page.module.css";
import { useSharedList } from "./use-shared-list.ts";

type Ended = Exclude<OpenedList["state"], "open">;

const ENDED: Record<Ended, { title: string; text: string }> = {
  revoked: {
    title: "This list isn't shared any more",
    text: "The person who shared it took the link back. If you still need it, ask for a new link.",
  },
  expired: {
    title: "This link has expired",
    text: "Links to lists work for 30 days. Ask for a new one.",
  },
  unknown: {
    title: "There's no list here",
    text: "The link isn't complete, or the list is gone. Check that you copied all of it, or ask for a new one.",
  },
};

/**
 * A grocery list that a member shared by a link. Anyone with the link ticks it off, without an
 * account.
 */
export function SharedListPage({ brand }: { brand: string }) {
  const secret = useLocation().hash.replace(/^#/, "");
  return secret === "" ? (
    <EndedLink state="unknown" brand={brand} />
  ) : (
    <OpenedLink key={secret} secret={secret} brand={brand} />
  );
}

function EndedLink({ state, brand }: { state: Ended; brand: string }) {
  return (
    <CardPage {...ENDED[state]} emblem={{ icon: "shopping-cart", tone: "plain" }} brand={brand} />
  );
}

function OpenedLink({ secret, brand }: { secret: string; brand: string }) {
  const { list, client, ...state } = useSharedList(secret);
  const { isAway } = state;
  if (!list)
    return isAway ? (
      <RetryPage
        brand={brand}
        text="The list opens as soon as there's a connection."
        onRetry={() => void client.refresh()}
      />
    ) : (
      <Loading text="Opening the list" />
    );
  if (list.state !== "open") return <EndedLink state={list.state} brand={brand} />;
  return (
    <List
      brand={brand}
      items={list.items}
      status={describeStatus(state)}
      onTick={(id, checked) => void client.tick(id, checked)}
    />
  );
}

function describeStatus({ isAway, isKept, waiting }: Omit<SharedListView, "list">): string {
  if (!isAway) return "Up to date";
  if (waiting === 0) return "No connection. This is the list as it was last seen.";
  return isKept
    ? "No connection. Keep this page open: your ticks are kept on this phone, and sent once there is one."
    : "No connection. Keep this page open: your ticks are sent as soon as there is one.";
}

interface ListProps {
  brand: string;
  items: SharedItem[];
  status: string;
  onTick: (id: string, checked: boolean) => void;
}

function List({ brand, items, status, onTick }: ListProps) {
  const heading = usePageAnnouncement("Shopping list", brand);
  const done = items.filter(({ checked }) => checked).length;
  return (
    <section className={styles.sheet} aria-labelledby="shared-list">
      <header className={styles.head}>
        <h1 ref={heading} id="shared-list" className={styles.title} tabIndex={-1}>
          Shopping list
        </h1>
        <p className={styles.count}>{`${done} of ${items.length}`}</p>
      </header>
      <p className={styles.status} role="status">
        <Icon name={status === "Up to date" ? "cloud-check" : "cloud-slash"} />
        <span>{status}</span>
      </p>
      {items.length === 0 && <p className={styles.empty}>There's nothing on this list.</p>}
      {GROCERY_CATEGORIES.map((category) => (
        <Group
          key={category}
          category={category}
          items={items.filter((item) => item.category === category)}
          onTick={onTick}
        />
      ))}
      <p className={styles.about}>
        Anyone with this link sees this list and can tick it off. Nothing else is behind the link:
        no name, no email, no account.
      </p>
    </section>
  );
}

interface GroupProps extends Pick<ListProps, "items" | "onTick"> {
  category: string;
}

function Group({ category, items, onTick }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={category}>
      <h2 className={styles.category}>{category}</h2>
      <ul>
        {items.map(({ id, name, checked }) => {
          const { what, amount } = splitAmount(name);
          return (
            <li key={id} className={styles.item}>
              <TickBox name={name} checked={checked} onTick={(isTicked) => onTick(id, isTicked)}>
                <span className={styles.words}>
                  <span className={styles.what}>{what}</span>
                  {amount && <span className={styles.amount}>{amount}</span>}
                </span>
              </TickBox>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
