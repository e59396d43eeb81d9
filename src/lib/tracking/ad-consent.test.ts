import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parseAdClick } from "./ad-click.ts";
import {
  adConsentFields,
  hasAdConsent,
  isAdConsentAsked,
  keepAdConsent,
  revokeStaleAdConsent,
} from "./ad-consent.ts";

const TEXT = "You may tell the network.";
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const clicked = () => kept.set("adClick", "fbclid=IwAR0-x_y");

describe("parseAdClick", () => {
  test.each([
    ["?fbclid=IwAR0-x_y.~", "fbclid=IwAR0-x_y.~"],
    ["?utm_source=a&gclid=Cj0&x=1", "gclid=Cj0"],
    ["?ttclid=E.C.P.1", "ttclid=E.C.P.1"],
    ["?msclkid=1", undefined],
    ["?fbclid=", undefined],
    ["?fbclid=a%20b", undefined],
    ["?notfbclid=1", undefined],
    [`?fbclid=${"a".repeat(301)}`, undefined],
    ["", undefined],
  ])("reads %s", (search, click) => expect(parseAdClick(search)).toBe(click));
});

describe("a consent", () => {
  test("is asked of visitors who came from an ad, unless they refuse tracking", () => {
    expect(isAdConsentAsked()).toBe(false);
    clicked();
    expect(isAdConsentAsked()).toBe(true);
    for (const refusal of [{ doNotTrack: "1" }, { globalPrivacyControl: true }]) {
      vi.stubGlobal("navigator", refusal);
      expect(isAdConsentAsked()).toBe(false);
    }
  });

  test("sends and stores nothing until it's given", () => {
    clicked();
    keepAdConsent(TEXT, false);
    expect([adConsentFields(), kept.size]).toEqual([{}, 1]);
  });

  test("sends its text and the click", () => {
    clicked();
    keepAdConsent(TEXT, true);
    expect(hasAdConsent(TEXT)).toBe(true);
    expect(hasAdConsent("Another text.")).toBe(false);
    expect(adConsentFields()).toEqual({
      adConsent: TEXT,
      clickKind: "fbclid",
      clickId: "IwAR0-x_y",
    });
  });

  test("that's taken back sends that, without the click", () => {
    clicked();
    keepAdConsent(TEXT, true);
    keepAdConsent(TEXT, false);
    expect(adConsentFields()).toEqual({ adConsent: "" });
  });

  test.each<[string, string | undefined, object]>([
    ["the words changed", "Other words.", {}],
    ["no one is asked any more", undefined, {}],
    ["the browser refuses tracking now", TEXT, { globalPrivacyControl: true }],
  ])("is taken back if %s", (_, text, refusal) => {
    clicked();
    keepAdConsent(TEXT, true);
    vi.stubGlobal("navigator", refusal);
    revokeStaleAdConsent(text);
    expect(adConsentFields()).toEqual({ adConsent: "" });
  });

  test("stays if the page shows it as given, and isn't made up", () => {
    clicked();
    revokeStaleAdConsent(TEXT);
    expect(adConsentFields()).toEqual({});
    keepAdConsent(TEXT, true);
    revokeStaleAdConsent(TEXT);
    expect(adConsentFields()).toMatchObject({ adConsent: TEXT });
  });

  test("isn't asked for in a browser that stores nothing", () => {
    vi.stubGlobal("sessionStorage", undefined);
    keepAdConsent(TEXT, true);
    expect([isAdConsentAsked(), adConsentFields()]).toEqual([false, {}]);
  });
});
