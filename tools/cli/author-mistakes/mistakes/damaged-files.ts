import { pictureMessages, programMessages } from "../compiler-messages.ts";
import { newFile, withProgram } from "../funnel-edits.ts";
import type { Mistake } from "../mistake.ts";

const withGuide = [
  withProgram,
  newFile(
    "program/resources.yaml",
    "resources:",
    "  - { id: meat, name: Meat, type: pdf, summary: Cuts., guide: meat.md }",
  ),
];

export const damagedFileMistakes: Mistake[] = [
  {
    name: "saves a picture that is empty",
    yaml: [],
    assets: { images: { hero: "" } },
    expected: [{ at: "funnel/images/hero.svg:1:1", message: pictureMessages.emptyFile }],
  },
  {
    name: "renames a photo to .svg",
    yaml: [],
    assets: { images: { hero: "\ufffdPNG\r\n" } },
    expected: [
      {
        at: "funnel/images/hero.svg:1:1",
        message: pictureMessages.otherContent({ kind: "a PNG" }),
      },
    ],
  },
  {
    name: "saves the page of a picture instead of the picture",
    yaml: [],
    assets: { images: { hero: "<!DOCTYPE html><title>Hero</title>" } },
    expected: [
      {
        at: "funnel/images/hero.svg:1:1",
        message: pictureMessages.otherContent({ kind: "a web page" }),
      },
    ],
  },
  {
    name: "saves a picture in another encoding",
    yaml: [],
    assets: { images: { hero: "<svg><text>Caf\ufffd</text></svg>" } },
    expected: [{ at: "funnel/images/hero.svg:1:1", message: pictureMessages.notUtf8 }],
  },
  {
    name: "saves something else as a picture",
    yaml: [],
    assets: { images: { hero: "Not found" } },
    expected: [{ at: "funnel/images/hero.svg:1:1", message: pictureMessages.noDrawing }],
  },
  {
    name: "writes a picture by hand without saying that it's an SVG",
    yaml: [],
    assets: { images: { hero: "<svg><path/></svg>" } },
    expected: [{ at: "funnel/images/hero.svg:1:1", message: pictureMessages.withoutNamespace }],
  },
  {
    name: "saves half a picture",
    yaml: [],
    assets: { images: { hero: "<svg><g>" } },
    expected: [
      { at: "funnel/images/hero.svg:1:1", message: pictureMessages.cutShort({ tag: "<g>" }) },
    ],
  },
  {
    name: "exports a picture without its photo",
    assets: { images: { hero: '<svg><image href="steak.jpg"/></svg>' } },
    yaml: [],
    expected: [
      {
        at: "funnel/images/hero.svg:1:1",
        message: pictureMessages.photoElsewhere({ address: "steak.jpg" }),
      },
    ],
  },
  {
    name: "embeds half a photo",
    yaml: [],
    assets: { images: { hero: '<svg><image href="data:image/png;base64,iVBORw0KGgo="/></svg>' } },
    expected: [{ at: "funnel/images/hero.svg:1:1", message: pictureMessages.cutPhoto }],
  },
  {
    name: "keeps half a picture that nothing shows yet",
    isOnlyWarning: true,
    yaml: [],
    assets: { images: { draft: "<svg>" } },
    expected: [
      { at: "funnel/images/draft.svg:1:1", message: pictureMessages.cutShort({ tag: "<svg>" }) },
    ],
  },
  {
    name: "forgets to write a guide",
    yaml: withGuide,
    assets: { guides: { "meat.md": "\n" } },
    expected: [
      {
        at: "funnel/program/resources.yaml:2:63",
        message: programMessages.emptyGuide({ guide: "meat.md" }),
      },
    ],
  },
  {
    name: "saves a guide in another encoding",
    yaml: withGuide,
    assets: { guides: { "meat.md": "# Entrec\ufffdte" } },
    expected: [
      {
        at: "funnel/program/resources.yaml:2:63",
        message: programMessages.unreadableGuide({ guide: "meat.md" }),
      },
    ],
  },
];
