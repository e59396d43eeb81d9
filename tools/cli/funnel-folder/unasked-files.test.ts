import { describe, expect, test } from "vitest";
import { findCopies, isLeftBehind, setCopiesAside } from "./unasked-files.ts";

const STEPS = "sleep:\n  type: message\nage:\n  type: number\n";
const all = {
  "funnel.yaml": "name: Small",
  "offer.yaml": "name: Plan",
  "pages/help.yaml": "title: Help",
  "program/meals.yaml": "meals: {}",
  "steps/body.yaml": STEPS,
  "themes/north-sea.yaml": "logo: hero",
};

const copiesWith = (file: string, text = STEPS) =>
  setCopiesAside({ ...all, [file]: text }).copies.map(
    ({ file: copy, original }) => `${copy} < ${original}`,
  );

describe("setCopiesAside", () => {
  test.each([
    "steps/body (conflicted copy).yaml",
    "steps/body (Anna's conflicted copy 2026-05-01).yaml",
    "steps/body - Copy.yaml",
    "steps/body - Copy (2).yaml",
    "steps/body copy 2.yaml",
    "steps/body 2.yaml",
    "steps/body (1).yaml",
    "steps/Copy of body.yaml",
    "steps/Kopie von body.yaml",
    "steps/body.sync-conflict-20260501-101010-ABCDEFG.yaml",
    "steps/body-DESKTOP-ABC123.yaml",
    "steps/body_BACKUP_1234.yaml",
    "steps/body.orig.yaml",
    "steps/body-old.yaml",
    "steps/body.yml",
    "steps/BODY.yaml",
    "steps/old/body.yaml",
  ])("leaves out %s", (file) => {
    expect(copiesWith(file)).toEqual([`${file} < steps/body.yaml`]);
  });

  test.each([
    ["offer (1).yaml", "offer.yaml"],
    ["funnel - Copy.yaml", "funnel.yaml"],
    ["offer-old.yaml", "offer.yaml"],
    ["offer - Kopya.yaml", "offer.yaml"],
    ["offerのコピー.yaml", "offer.yaml"],
    ["funnel 拷贝.yaml", "funnel.yaml"],
    ["offer (Recovered).yaml", "offer.yaml"],
    ["pages/help (Case Conflict).yaml", "pages/help.yaml"],
    ["program/meals copy.yaml", "program/meals.yaml"],
    ["themes/north-sea - Kopie.yaml", "themes/north-sea.yaml"],
    ["Funnel.yaml", "funnel.yaml"],
    ["FUNNEL~1.YAML", "funnel.yaml"],
    ["funnel.yaml.yaml", "funnel.yaml"],
    ["offer v2.yaml", "offer.yaml"],
    ["program/Duplicate of meals.yaml", "program/meals.yaml"],
    ["pages/help (Anna's MacBook Pro).yaml", "pages/help.yaml"],
    ["pages/help_2026-05-01.yaml", "pages/help.yaml"],
    ["pages/help - 복사본.yaml", "pages/help.yaml"],
    ["pages/نسخة من help.yaml", "pages/help.yaml"],
  ])("leaves out %s, a copy of %s", (file, original) => {
    expect(copiesWith(file)).toEqual([`${file} < ${original}`]);
  });

  test.each([
    ["steps - Copy/body.yaml", "steps - Copy < steps"],
    ["backup/funnel.yaml", "backup < "],
  ])("names the folder of %s", (file, said) => {
    expect(copiesWith(file)).toEqual([said]);
  });

  test.each([
    ["steps/body type.yaml", "build:\n  type: message\n"],
    ["steps/body (part two).yaml", "build:\n  type: message\nsleep:\n  type: message\n"],
    ["pages/help-old.yaml", "title: Help"],
    ["themes/north-sea-2.yaml", "logo: hero"],
    ["questions.yaml", STEPS],
    ["program/mealsheet.yaml", "meals: {}"],
  ])("keeps %s", (file, text) => {
    expect(copiesWith(file, text)).toEqual([]);
  });
});

describe("findCopies", () => {
  test("finds an empty copy by its name", () => {
    expect(copiesWith("steps/body - Copy.yaml", "")).toEqual([
      "steps/body - Copy.yaml < steps/body.yaml",
    ]);
    expect(copiesWith("steps/somebody.yaml", "")).toEqual([]);
  });

  test("finds the copies of pictures, but no pictures with names of their own", () => {
    const names = ["hero.svg", "hero (1).svg", "hero-old.svg", "hero-2.svg", "hero.dark.svg"];
    expect(findCopies(names, "images")).toEqual([
      { file: "images/hero (1).svg", original: "images/hero.svg" },
    ]);
  });
});

describe("isLeftBehind", () => {
  test.each([
    ...["steps/.DS_Store", "steps/._body.yaml", "steps/.#body.yaml", "steps/#body.yaml#"],
    ...["steps/body.yaml~", "images/Thumbs.db", "desktop.ini", "steps/~$body.yaml", "Icon\r"],
    ...["steps/@Recycle/body.yaml", "Network Trash Folder/body.yaml", "steps/__pycache__/a.yaml"],
    ...[".history/steps/body.yaml", "__MACOSX/steps/._body.yaml", "steps\\.body.yaml.swp"],
  ])("is true for %j", (path) => {
    expect(isLeftBehind(path)).toBe(true);
  });

  test.each(["steps/body.yaml", "images/hero.svg", "program/guides/meat-guide.md"])(
    "is false for %s",
    (path) => {
      expect(isLeftBehind(path)).toBe(false);
    },
  );
});
