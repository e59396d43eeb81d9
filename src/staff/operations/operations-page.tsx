import { type ReactNode, useSyncExternalStore } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { type Account, refreshSession, sessionNow, watchSession } from "#api/account/session.ts";
import { readOperates } from "#api/operations/read-operates.ts";
import { Loading } from "#ui/loading/loading.tsx";
import { RetryPage } from "#ui/retry-page.tsx";
import { NotForThisAccount } from "./not-for-this-account.tsx";
import { OperationsFrame } from "./operations-frame.tsx";
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
