import { type ComponentType, type ReactNode, useSyncExternalStore } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { type Account, refreshSession, sessionNow, watchSession } from "#api/account/session.ts";
import { signOut } from "#api/account/sign-out.ts";
import { readOperates } from "#api/operations/read-operates.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { CardPage } from "#ui/card-page.tsx";
import { Link } from "#ui/link.tsx";
import { Loading } from "#ui/loading/loading.tsx";
import { RetryPage } from "#ui/retry-page.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { usePageAnnouncement } from "#ui/use-page-announcement.ts";
import { ActionsView } from "./actions/actions-view.tsx";
import { HealthView } from "./health/health-view.tsx";
import styles from "./operations-page.module.css";
import { OrdersView } from "./orders/orders-view.tsx";
import { useRead } from "./use-read.ts";

interface OperationsPageProps {
  brand: string;
  /** The log-out button of an account. */
  leave: (userId: string) => ReactNode;
}

/** Where orders are looked up, explained, and put right. The server decides who may. */
export function OperationsPage({ brand, leave }: OperationsPageProps): ReactNode {
  const { pathname, search, hash } = useLocation();
  const session = useSyncExternalStore(watchSession, sessionNow);
  if (session === undefined) return <Loading text="Opening operations" />;
  if (session === "unreachable")
    return <RetryPage brand={brand} onRetry={() => void refreshSession()} />;
  if (!session) return <Navigate to="/login" state={{ from: pathname + search + hash }} replace />;
  return <ForOperators key={session.userId} brand={brand} account={session} leave={leave} />;
}

interface ForOperatorsProps extends OperationsPageProps {
  account: Account;
}

function ForOperators({ brand, account, leave }: ForOperatorsProps): ReactNode {
  const { data: operates, state, refetch } = useRead("operates", readOperates);
  if (operates)
    return <OperationsFrame brand={brand} account={account} leave={leave(account.userId)} />;
  if (operates === false || state === "forbidden")
    return <NotForThisAccount brand={brand} email={account.email} />;
  if (state === "loading") return <Loading text="Opening operations" />;
  return <RetryPage brand={brand} onRetry={refetch} />;
}

/** Says who may open the page, and what this account can do instead. */
function NotForThisAccount({ brand, email }: { brand: string; email: string }) {
  return (
    <CardPage
      title="This page is for operators"
      emblem={{ icon: "lock-key", tone: "plain" }}
      text={`${email} doesn't have the role. An engineer can give it to this account.`}
      brand={brand}
      below={
        // The page then leads to the sign-in page, and back.
        <TextButton onClick={() => void signOut()}>Sign in with another account</TextButton>
      }
    >
      <ButtonLink to="/profile">To your plan</ButtonLink>
    </CardPage>
  );
}

interface OperationsFrameProps {
  brand: string;
  account: Account;
  leave: ReactNode;
}

/** The page's title and navigation, and the view that the URL names. */
function OperationsFrame({ brand, account, leave }: OperationsFrameProps) {
  const heading = usePageAnnouncement("Operations", brand);
  const [search] = useSearchParams();
  const { name, View } = views.find((view) => view.name === search.get("view")) ?? views[0];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          Operations
        </h1>
        <nav className={styles.views} aria-label="Operations">
          {views.map((view) => (
            <Link
              key={view.name}
              className={styles.view}
              to={{ search: view.name === views[0].name ? "" : `?view=${view.name}` }}
              aria-current={view.name === name ? "page" : undefined}
            >
              {view.label}
            </Link>
          ))}
        </nav>
        <div className={styles.leave}>{leave}</div>
      </header>
      <View key={name} account={account} />
    </div>
  );
}

interface ViewProps {
  /** The signed-in operator. */
  account: Account;
}

interface OperationsView {
  /** As in the URL: `/operations?view=<name>`. */
  name: string;
  label: string;
  View: ComponentType<ViewProps>;
}

/** The views of the page, in the order of its navigation. The first one opens by itself. */
const views: [OperationsView, ...OperationsView[]] = [
  { name: "orders", label: "Orders", View: OrdersView },
  { name: "health", label: "Health", View: HealthView },
  { name: "actions", label: "Who did what", View: ActionsView },
];
