import { type ReactNode, useState, useSyncExternalStore } from "react";
import { Navigate } from "react-router-dom";
import { readMyData } from "#api/account/read-my-data.ts";
import { type Account, refreshSession, sessionNow, watchSession } from "#api/account/session.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { CardPage } from "#ui/card-page.tsx";
import { Loading } from "#ui/loading/loading.tsx";
import { saveAs } from "#ui/object-url.ts";
import { RetryPage } from "#ui/retry-page.tsx";
import { Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-button.tsx";
import { useFocusAfterBusy } from "#ui/use-focus-after-busy.ts";
import { usePageAnnouncement } from "#ui/use-page-announcement.ts";
import styles from "./account-page.module.css";
import { type BrowserData, dataZip } from "./data-zip.ts";
import { EraseAccount } from "./erase-account.tsx";
import { MyOrders } from "./my-orders.tsx";
import { MySessions } from "./my-sessions.tsx";

export interface AccountPageProps {
  brand: string;
  /** The data that only this browser has about an account. */
  readBrowserData: (userId: string) => BrowserData;
  /** Removes everything that this site has stored in this browser. */
  forgetEverything: () => Promise<void>;
  /** The log-out button of an account. */
  leave: (userId: string) => ReactNode;
}

/** The rights of a member: money back, a copy of everything, and an end to it. */
export function AccountPage(props: AccountPageProps): ReactNode {
  const session = useSyncExternalStore(watchSession, sessionNow);
  const [isErased, setErased] = useState(false);
  if (isErased) return <Erased brand={props.brand} />;
  if (session === undefined) return <Loading text="Opening your account" />;
  if (session === "unreachable")
    return <RetryPage brand={props.brand} onRetry={() => void refreshSession()} />;
  if (!session) return <Navigate to="/login" state={{ from: "/account" }} replace />;
  const erased = async () => {
    setErased(true);
    await props.forgetEverything();
  };
  return <OpenAccount key={session.userId} {...props} account={session} onErased={erased} />;
}

interface OpenAccountProps extends AccountPageProps {
  account: Account;
  onErased: () => Promise<void>;
}

function OpenAccount({ brand, account, readBrowserData, leave, onErased }: OpenAccountProps) {
  const heading = usePageAnnouncement("Your account", brand);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          Your account
        </h1>
        <p className={styles.email}>{account.email}</p>
        <div className={styles.ways}>
          <TextLink to="/profile">Back to your plan</TextLink>
          {leave(account.userId)}
        </div>
      </header>
      <MyOrders />
      <MySessions account={account} />
      <ExportData read={() => readBrowserData(account.userId)} />
      <EraseAccount account={account} onErased={onErased} />
    </div>
  );
}

function Erased({ brand }: { brand: string }) {
  return (
    <CardPage
      title="Your account has been erased"
      emblem={{ icon: "check-circle", tone: "good" }}
      text="Your answers, your tracker, and your password are gone, here and on our side. We keep the record of your payment for as long as tax law requires, without your account. An email with the details is on its way. Thank you for being with us."
      brand={brand}
    >
      {/* Loads the page again: nothing stays in its memory either. */}
      <Button onClick={() => window.location.assign("/")}>Back to the home page</Button>
    </CardPage>
  );
}

/** A copy of everything, as a file. */
function ExportData({ read }: { read: () => BrowserData }) {
  const [stage, setStage] = useState<"idle" | "reading" | "saved" | "failed">("idle");
  const button = useFocusAfterBusy(stage === "reading");
  const download = async () => {
    setStage("reading");
    try {
      const zip = dataZip(await readMyData(), read());
      saveAs(new Blob([zip], { type: "application/zip" }), "my-data.zip");
      setStage("saved");
    } catch {
      setStage("failed");
    }
  };
  return (
    <Section
      title="A copy of your data"
      text="Everything that we keep about you: account, orders, what you agreed to, answers, tracker, and the lists in this browser. As a zip with JSON files and tables for any spreadsheet."
    >
      <Alert
        text={
          stage === "failed"
            ? "Your data couldn't be fetched. Check your connection and try again."
            : undefined
        }
        boxed
      />
      <Button ref={button} look="quiet" busy={stage === "reading"} onClick={() => void download()}>
        {stage === "reading" ? "Collecting your data..." : "Download my data"}
      </Button>
      <p role="status">{stage === "saved" ? "Your data is in your downloads: my-data.zip." : ""}</p>
    </Section>
  );
}
