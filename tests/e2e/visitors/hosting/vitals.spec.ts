import type { Page } from "@playwright/test";
import type { Vitals } from "#quiz/reporting/vitals/histogram.ts";
import { listBuiltFiles } from "../../support/builds/built-files.ts";
import { choice, entrance, list, listValues, toScreenName } from "../../support/funnel.ts";
import { carryOn, choose, expect, isAt, test } from "../../support/journey.ts";

const observer = `/assets/${listBuiltFiles().find((file) => /^vitals-so-far-.+\.js$/.test(file))}`;
const read = (page: Page): Promise<Vitals> =>
  page.evaluate(`import("${observer}").then(({ vitalsSoFar }) => vitalsSoFar())`);
const sum = (counts: number[] = []) => counts.reduce((total, count) => total + count, 0);

const BUSY_MS = 160;
/** Each click keeps the page busy, long enough to differ from a quick one. */
const keepBusy = (page: Page) =>
  page.evaluate((ms) => {
    addEventListener("click", () => {
      const until = performance.now() + ms;
      while (performance.now() < until);
    });
  }, BUSY_MS);

test("web vitals are counted per step, in memory only, and load nothing before the first press", async ({
  page,
}) => {
  const fetched: string[] = [];
  const sent: string[] = [];
  page.on("request", (request) => {
    fetched.push(new URL(request.url()).pathname);
    if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`);
  });
  await page.goto("/");
  await isAt(page, "start");
  await page.waitForLoadState("networkidle");
  expect(fetched).not.toContain(observer);

  const [first = ""] = listValues(entrance);
  await choose(page, first);
  await isAt(page, toScreenName(list));
  await keepBusy(page);
  const [value = ""] = listValues(list);
  await choose(page, value);
  await carryOn(page, list);
  await isAt(page, toScreenName(choice));
  // React runs while this answer is shown, and loads the observer.
  await choose(page, listValues(choice)[0] ?? "");
  await expect.poll(() => fetched).toContain(observer);

  const { start, [toScreenName(list)]: second } = await read(page);
  expect({
    lcp: sum(start?.lcp),
    usable: sum(start?.usable),
    inp: sum(start?.inp),
    cls: sum(start?.cls),
  }).toEqual({ lcp: 1, usable: 1, inp: 1, cls: 1 });
  expect(
    Object.keys(second ?? {}).toSorted(),
    "a load counts for the step that was opened",
  ).toEqual(["cls", "inp"]);
  expect(sum(second?.inp)).toBe(1);
  expect(sum(second?.inp?.slice(0, 2)), `no press was quicker than ${BUSY_MS} ms`).toBe(0);

  expect(sent).toEqual([]);
  expect(
    await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    ),
  ).not.toMatch(/lcp|vitals/);
});
