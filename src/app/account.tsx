import { useMemo } from "react";
import type { Visit } from "#quiz/engine/visit.ts";
import { AccountPage } from "#rights/own-data/account-page.tsx";
import { ownData } from "./own-data.ts";

/** The account, with what this browser has about it. */
export function Account({ brand, visit }: { brand: string; visit: Visit }) {
  const own = useMemo(() => ownData(visit), [visit]);
  return <AccountPage brand={brand} {...own} />;
}
