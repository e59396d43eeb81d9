import type { Page } from "@playwright/test";
import { parseLine } from "#api/meals/meal-text.ts";
import { open, waitUntilLoaded } from "./addresses.ts";
import type { HostileVisit } from "./hostile-visit.ts";
import { wellFormed } from "./payloads.ts";
import { poisonAnswers, poisonMeals } from "./poison.ts";
import { readText } from "./screen.ts";
import { typeEverywhere } from "./type-everywhere.ts";

const TABS = ["Daily Plan", "Progress", "Workouts", "Resources", "Grocery Lists", "Recipes"];
const MAX_TITLE = 200;
const MAX_CHARACTERS = 80;
const ANSWERS = [
  "**/rest/v1/program_parts*",
  "**/rest/v1/stripe_orders*",
  "**/rest/v1/tracker_entries*",
  "**/rest/v1/rpc/my_orders",
  "**/rest/v1/rpc/my_data",
];

/** All of the member area, with hostile answers from the server and from the meal database. */
export async function walkMemberArea(visit: HostileVisit): Promise<void> {
  const { page, next } = visit;
  const titles = await poisonMeals(page, next);
  for (const requests of ANSWERS) await poisonAnswers(page, requests, next);
  await open(visit, "/profile", "/profile");
  for (const name of TABS) {
    await page.getByRole("tab", { name }).click();
    await waitUntilLoaded(visit);
    await visit.inspect(`the tab ${name}`);
  }
  await readRecipes(visit, titles);
  await writeNotes(visit);
  await writeList(visit);
  for (const path of ["/profile?answers", "/profile?answers=weight", "/account"])
    await open(visit, path, path);
  await page.getByRole("button", { name: "Erase my account", exact: true }).click();
  await typeEverywhere(visit);
  await visit.inspect("the form to erase the account");
}

async function readRecipes(visit: HostileVisit, titles: string[]): Promise<void> {
  const { page } = visit;
  // A text without readable characters is no title.
  const shown = titles.map((title) => parseLine(title, MAX_TITLE)).filter(Boolean);
  for (const title of shown) await visit.shows(title, "a recipe's title");
  const cards = page.getByRole("tabpanel").getByRole("heading", { level: 3 }).getByRole("button");
  for (let card = 0; card < (await cards.count()); card++) {
    await cards.nth(card).click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await visit.inspect("a recipe");
    const add = dialog.getByRole("button", { name: /grocery list/i });
    if (await add.isVisible()) await add.click();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  await typeEverywhere(visit, page.getByRole("tabpanel"));
  await page.keyboard.press("Enter");
  await waitUntilLoaded(visit);
  await visit.inspect("a search for recipes");
}

async function writeNotes(visit: HostileVisit): Promise<void> {
  const { page } = visit;
  await page.getByRole("tab", { name: "Progress" }).click();
  await waitUntilLoaded(visit);
  const typed = await typeEverywhere(visit, page.getByRole("tabpanel"));
  const notes = page.getByLabel("Notes");
  const written = typed.find(({ payload }) => payload.length < MAX_CHARACTERS)?.payload ?? "";
  await notes.fill(wellFormed(written));
  await visit.shows(written, "the notes");
  await notes.blur();
  await visit.inspect("the tracker");
}

async function writeList(visit: HostileVisit): Promise<void> {
  const { page } = visit;
  await page.getByRole("tab", { name: "Grocery Lists" }).click();
  await waitUntilLoaded(visit);
  const typed = await typeEverywhere(visit, page.getByRole("tabpanel"));
  const add = page.getByRole("button", { name: "Add", exact: true });
  const texts = typed.map(({ payload }) => wellFormed(payload).slice(0, MAX_CHARACTERS));
  const item = texts.find((text) => readText(text) !== "") ?? "Ribeye";
  await page.getByLabel("Item", { exact: true }).fill(item);
  await add.click();
  await visit.shows(item, "an item of a list");
  await page.getByRole("button", { name: "Save list" }).click();
  await visit.inspect("the grocery lists");
  await reopen(page);
  await visit.shows(item, "an item of a saved list");
}

async function reopen(page: Page): Promise<void> {
  await page.reload();
  await page.getByLabel("Item", { exact: true }).waitFor();
}
