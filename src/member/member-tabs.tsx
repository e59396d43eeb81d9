import * as RadixTabs from "@radix-ui/react-tabs";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { Icon } from "#ui/icon.tsx";
import { Loading } from "#ui/loading/loading.tsx";
import { TabBoundary } from "./failures/tab-boundary.tsx";
import type { Member } from "./member.ts";
import styles from "./member-tabs.module.css";
import { useOpenTab } from "./open-tab.ts";
import { tabs } from "./tabs.ts";

/** The six tabs. The open one is in the URL, so that a reload or a link keeps it. */
export function MemberTabs({ member }: { member: Member }) {
  const [, setParams] = useSearchParams();
  const open = useOpenTab();

  const show = (id: string) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set("tab", id);
        return after;
      },
      // Back leaves the member area instead of stepping through every tab that was open.
      { replace: true, state: window.history.state?.usr },
    );
    // On a phone the tabs are reachable from anywhere on the page, so a new tab starts at its top.
    window.scrollTo(0, 0);
  };
  return (
    // Radix assumes left to right unless `dir` is set.
    <RadixTabs.Root
      className={styles.tabs}
      dir={document.dir === "rtl" ? "rtl" : "ltr"}
      value={open.id}
      onValueChange={show}
    >
      <TabBar />
      {tabs.map(({ id, Panel }) => (
        <RadixTabs.Content key={id} value={id} className={styles.panel}>
          <TabBoundary>
            <Suspense fallback={<Loading text="Opening" />}>
              <Panel member={member} />
            </Suspense>
          </TabBoundary>
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

function TabBar() {
  return (
    <RadixTabs.List className={styles.list} aria-label="Your plan">
      {tabs.map(({ id, name, icon }) => (
        <RadixTabs.Trigger key={id} value={id} className={styles.tab}>
          <span className={styles.sign}>
            <Icon name={icon} className={styles.icon} />
          </span>
          <span>{name}</span>
        </RadixTabs.Trigger>
      ))}
    </RadixTabs.List>
  );
}
