import { describe, expect, test } from "vitest";
import { chooseAnswer } from "./choose-answer.ts";

const ORIGIN = "https://plan.example";
const FILES = ["/assets/app-0123abc.js", "/assets/icons-0123abcd.svg"];

function answer(path: string, differences: Partial<Parameters<typeof chooseAnswer>[0]> = {}) {
  const request = { method: "GET", mode: "cors", destination: "", ...differences } as const;
  return chooseAnswer({ url: new URL(path, ORIGIN).href, ...request }, ORIGIN, FILES);
}

const navigation = { mode: "navigate", destination: "document" } as const;
const image = { mode: "no-cors", destination: "image" } as const;

describe("chooseAnswer", () => {
  test.each(["/profile", "/profile/", "/profile?tab=progress", "/profile?day=8"])(
    "opens the kept page for %s",
    (path) => {
      expect(answer(path, navigation)).toBe("page");
    },
  );

  test.each(["/", "/sales", "/login", "/profiles", "/profile/more", "/profile.webmanifest"])(
    "leaves the page %s to the browser",
    (path) => {
      expect(answer(path, navigation)).toBeUndefined();
    },
  );

  test("answers the files of its build, and no others", () => {
    expect(answer("/assets/app-0123abc.js")).toBe("file");
    expect(answer("/assets/icons-0123abcd.svg", image)).toBe("file");
    expect(answer("/assets/app-other12.js")).toBeUndefined();
    expect(answer("/profile-worker.js")).toBeUndefined();
  });

  test("answers hashed pictures", () => {
    expect(answer("/assets/dish-0123abcd.svg", image)).toBe("picture");
    expect(answer("/assets/dish-0123abcd.svg")).toBeUndefined();
    expect(answer("/images/media/meals/1.svg", image)).toBeUndefined();
  });

  test.each([
    "/auth/v1/token?grant_type=password",
    "/rest/v1/tracker_entries?select=day",
    "/functions/v1/stripe-checkout",
    "/storage/v1/object/program/guide.pdf",
    "/api/json/v1/1/search.php?s=beef",
    "https://abc.supabase.co/rest/v1/program_parts",
    "https://www.themealdb.com/images/media/meals/1.jpg",
    "https://abc.supabase.co/assets/app-0123abc.js",
  ])("never answers for an API: %s", (path) => {
    for (const request of [{}, image, navigation]) expect(answer(path, request)).toBeUndefined();
  });

  test.each(["HEAD", "POST", "PUT", "DELETE"])("never answers a %s request", (method) => {
    expect(answer("/profile", { ...navigation, method })).toBeUndefined();
    expect(answer("/assets/app-0123abc.js", { method })).toBeUndefined();
  });
});
