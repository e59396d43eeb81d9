import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import styles from "./member.module.css";
import type { Member } from "./member.ts";
import { memberFor, type Situation } from "./member-for-stories.ts";

interface TabForStoriesProps extends Situation {
  Tab: ComponentType<{ member: Member }>;
  /** Where the member area stands: `/profile?week=2`. */
  address?: string;
}

/** A tab of the member area, opened by somebody in the story's situation. */
export function TabForStories({ Tab, address = "/profile", ...situation }: TabForStoriesProps) {
  const [member] = useState(() => memberFor(situation));
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  return (
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={queries}>
        <div className={styles.page}>
          <Tab member={member} />
        </div>
      </QueryClientProvider>
    </MemoryRouter>
  );
}
