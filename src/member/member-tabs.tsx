import * as RadixTabs from "@radix-ui/react-tabs";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { Icon } from "#ui/icon.tsx";
import { Waiting } from "#ui/waiting.tsx";
import type { Member } from "./member.ts";
import styles from "./member-tabs.module.css";
import { useOpenTab } from "./open-tab.ts";
import { TabBoundary } from "./tab-boundary.tsx";
import { tabs } from "./tabs.ts";

/** The six tabs; which one is open stands in the address, so that a reload and a link keep it. */
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
      // Back leads out of the member area, not through every tab that was looked at
      { replace: true, state: window.history.state?.usr },
    );
    // on a phone the tabs are at hand wherever one has read to; another one begins at its top
    window.scrollTo(0, 0);
  };
  return (
    // Radix takes everything for left to right unless it is told
    <RadixTabs.Root
      className={styles.tabs}
      dir={document.dir === "rtl" ? "rtl" : "ltr"}
      value={open.id}
      onValueChange={show}
    >
      <RadixTabs.List className={styles.list} aria-label="Your plan">
        {tabs.map(({ id, name, icon }) => (
          <RadixTabs.Trigger key={id} value={id} className={styles.tab}>
            <span className={styles.sign}>
              <Icon name={icon} className={styles.icon} />
            </span>
            {name}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map(({ id, Panel }) => (
        <RadixTabs.Content key={id} value={id} className={styles.panel}>
          <TabBoundary>
            <Suspense fallback={<Waiting text="Opening" />}>
              <Panel member={member} />
            </Suspense>
          </TabBoundary>
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
