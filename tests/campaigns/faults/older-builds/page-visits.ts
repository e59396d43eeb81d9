import type { Page } from "@playwright/test";
import { appRoutes } from "#lib/app-routes.ts";
import { tabs } from "#member/tabs.ts";
import { offer, pages } from "../../../e2e/support/funnel.ts";
import { button } from "../../../e2e/support/journey.ts";
import { createAccount, signIn } from "../../../e2e/support/shop.ts";
import { type Act, follow, goBack, heading, type Visit } from "./visit.ts";

const getTitle = (path: string) => pages[path]?.title ?? "";
const isPage = (path: string) => (page: Page) => heading(page).filter({ hasText: getTitle(path) });
const isOther = (path: string) => (page: Page) =>
  heading(page).filter({ hasNotText: getTitle(path) });
const tab = (page: Page) => page.getByRole("tab").first();

/** Away from a page to another one and back. */
function awayAndBack(path: string): [Act, Act] {
  const other = path === "/help" ? "/terms" : "/help";
  return [follow(other, isPage(other)), goBack(isOther(other))];
}

const forMembers = ["/numbers", "/operations", "/account"];
const plain = [...appRoutes.filter((route) => route !== "/profile"), ...Object.keys(pages)];

const plainVisits: Visit[] = plain.map((path) => {
  const last = path === "/privacy" ? "/contact" : "/privacy";
  return {
    name: path,
    path,
    stored: {},
    ...(forMembers.includes(path) && { has: "a session" }),
    acts: [...awayAndBack(path), follow(last, isPage(last))],
  };
});

const tabVisits: Visit[] = tabs.map(({ id, name }, at) => {
  const opens = (further: number): Act => {
    const { name } = tabs[(at + further) % tabs.length] ?? tabs[0];
    return {
      go: (page) => page.getByRole("tab", { name }).click(),
      shows: (page) => page.getByRole("tabpanel", { name }).getByRole("heading").first(),
    };
  };
  return {
    name: `the tab ${name}`,
    path: `/profile?tab=${id}`,
    stored: {},
    has: "a session",
    acts: [opens(1), opens(2), opens(3)],
  };
});

export const pageVisits: Visit[] = [
  ...plainVisits,
  ...tabVisits,
  {
    name: "signing in",
    path: "/login",
    stored: {},
    has: "an account",
    acts: [...awayAndBack("/login"), { go: (page, email) => signIn(page, email), shows: tab }],
  },
  {
    name: "an account after the payment",
    path: "/success",
    stored: {},
    has: "a payment",
    acts: [
      ...awayAndBack("/success"),
      { go: (page, email) => createAccount(page, email), shows: tab },
    ],
  },
  {
    name: "the offer",
    path: "/sales",
    stored: {},
    acts: [
      ...awayAndBack("/sales"),
      {
        go: (page) => button(page, offer.button.buy).click(),
        shows: (page) => page.locator('form[action^="/c/pay/"]'),
      },
    ],
  },
];
