import { type ReactNode, useState, useSyncExternalStore } from "react";
import { type Account, sessionNow, watchSession } from "#api/account/session.ts";
import { Loading } from "#ui/loading/loading.tsx";
import { WithdrawAsMember } from "./withdraw-as-member.tsx";
import { WithdrawByMail } from "./withdraw-by-mail.tsx";

/**
 * Withdraws from a purchase: in one step for members, and with a code from the mailbox for anyone
 * else, who doesn't have to sign in.
 */
export function WithdrawPage({ brand }: { brand: string }): ReactNode {
  const session = useSyncExternalStore(watchSession, sessionNow);
  const [byMail, setByMail] = useState(false);
  // If you were signed in when the page opened, you see the result even if the session ends.
  const [member, setMember] = useState<Account>();
  if (session && session !== "unreachable" && !member) setMember(session);
  if (session === undefined) return <Loading text="Opening your order" />;
  return member && !byMail ? (
    <WithdrawAsMember brand={brand} email={member.email} onByMail={() => setByMail(true)} />
  ) : (
    <WithdrawByMail brand={brand} />
  );
}
