import { describe, expect, test } from "vitest";
import { appIcons } from "./app-icons.ts";

const look = (color: string) => ({
  logo: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><circle cx="2" cy="2" r="2" fill="${color}"/></svg>`,
  paper: "#fbf6ef",
});

describe("appIcons", () => {
  test("has both sizes that browsers ask for, for each purpose, and one for iOS", () => {
    const { files, icons } = appIcons(look("#a3211f"));
    expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`).toSorted()).toEqual([
      "any 192x192",
      "any 512x512",
      "maskable 192x192",
      "maskable 512x512",
    ]);
    expect(Object.keys(files).toSorted()).toEqual(
      ["apple-touch-icon.png", ...icons.map(({ src }) => src.slice(1))].toSorted(),
    );
  });

  test("changes the addresses with the logo", () => {
    const [red, blue] = ["#a3211f", "#0a5a68"].map((color) => appIcons(look(color)).icons);
    expect(red?.map(({ src }) => src)).not.toEqual(blue?.map(({ src }) => src));
  });
});
