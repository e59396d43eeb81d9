import { useMemo } from "react";
import { forgetSession } from "#api/account/session.ts";
import { parseJson } from "#lib/json.ts";
import { QUIZ_STATE } from "#lib/quiz-storage-keys.ts";
import { forgetPictures } from "#member/app/kept-pictures.ts";
import { forgetPhotos } from "#member/forget-photos.ts";
import { readBrowserLists } from "#member/groceries/lists/read-browser-lists.ts";
import { LogOutElsewhere } from "#member/log-out-elsewhere.tsx";
import type { Visit } from "#quiz/engine/visit.ts";
import { AccountPage, type AccountPageProps } from "#shop/rights/own-data/account-page.tsx";
import { browserStore } from "./browser-store.ts";

/** The account, with what this browser has about it. */
export function ConnectedAccountPage({ brand, visit }: { brand: string; visit: Visit }) {
  const own = useMemo(() => ownData(visit), [visit]);
  return (
    <AccountPage brand={brand} {...own} leave={(userId) => <LogOutElsewhere userId={userId} />} />
  );
}

/** This browser's data about an account, to be copied and to be forgotten. */
const ownData = (visit: Visit): Omit<AccountPageProps, "brand" | "leave"> => ({
  readBrowserData: (userId) => ({
    lists: readBrowserLists(userId),
    quiz: parseJson(browserStore.get(QUIZ_STATE)),
  }),
  async forgetEverything() {
    for (const open of [() => window.localStorage, () => window.sessionStorage]) {
      try {
        open().clear();
      } catch {
        // The browser refuses storage, so nothing is in it.
      }
    }
    forgetSession();
    visit.syncFromStorage();
    await forgetPictures();
    await forgetPhotos();
  },
});
