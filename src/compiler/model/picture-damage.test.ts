import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pictureMessages } from "../diagnostics/messages/copy.ts";
import { pictureDamage } from "./picture-damage.ts";

const bytes = (...all: number[]) => Buffer.from(all).toString("utf8");
const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const photo = (type: string, data: string) =>
  `<svg ${SVG}><image href="data:image/${type};base64,${Buffer.from(data, "latin1").toString("base64")}"/></svg>`;

describe("pictureDamage", () => {
  test.each([
    ["", pictureMessages.emptyFile],
    [" \n", pictureMessages.emptyFile],
    [bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a), pictureMessages.otherContent({ kind: "a PNG" })],
    [bytes(0xff, 0xd8, 0xff, 0xe0, 0), pictureMessages.otherContent({ kind: "a JPEG" })],
    ["GIF89a", pictureMessages.otherContent({ kind: "a GIF" })],
    [`RIFF${bytes(0xa4, 2, 0, 0)}WEBPVP8 `, pictureMessages.otherContent({ kind: "a WebP" })],
    ["<!DOCTYPE html><title>404</title>", pictureMessages.otherContent({ kind: "a web page" })],
    [Buffer.from("<svg></svg>", "utf16le").toString("utf8"), pictureMessages.notUtf8],
    [`<svg>${bytes(0xe9)}</svg>`, pictureMessages.notUtf8],
    ["Not found", pictureMessages.noDrawing],
    ['<?xml version="1.0"?><g></g>', pictureMessages.noDrawing],
    ["<svg><g><path/></g>", pictureMessages.cutShort({ tag: "<svg>" })],
    ['<svg><path d="M0 0', pictureMessages.cutShort({ tag: "<" })],
    ["<svg><g></svg>", pictureMessages.cutShort({ tag: "</svg>" })],
    ...[
      ["<svg><text>a&nbsp;b</text></svg>", "&nbsp;"],
      ["<svg><text>salt & fat</text></svg>", "&"],
      ['<svg><g id="a" id="b"/></svg>', '<g id="a" id="b"/>'],
      ["<svg><g id=a></g></svg>", "<g id=a>"],
      ['<svg><use xlink:href="#a"/></svg>', '<use xlink:href="#a"/>'],
      ["<svg></svg> done", "done"],
      ['\n<?xml version="1.0"?><svg/>', "<?xml"],
      ["<svg>\u0007</svg>", "\u0007"],
    ].map(([svg = "", tag = ""]) => [svg, pictureMessages.cutShort({ tag })]),
    [
      '<svg><image href="steak.jpg"/></svg>',
      pictureMessages.photoElsewhere({ address: "steak.jpg" }),
    ],
    [photo("png", "\x89PNG\r\n half of it"), pictureMessages.cutPhoto],
    [photo("jpeg", "\xff\xd8 half of it"), pictureMessages.cutPhoto],
    [photo("png", ""), pictureMessages.cutPhoto],
    [`<svg ${SVG}/>`, pictureMessages.emptyFile],
    [`<svg ${SVG}><defs><g/></defs></svg>`, pictureMessages.emptyFile],
    ["<svg><path/></svg>", pictureMessages.withoutNamespace],
  ])("finds what is wrong with %j", (svg, message) => {
    expect(pictureDamage(svg)).toBe(message);
  });

  test.each([
    `<svg ${SVG}><path/></svg>`,
    `\ufeff<?xml version="1.0"?>\n<!-- a > b -->\n<svg ${SVG} viewBox="0 0 1 1"><rect id='a>b'/></svg>\n`,
    `<!DOCTYPE svg PUBLIC "-//W3C" "x" [ <!ENTITY ns "http://a"> ]><svg ${SVG}><style><![CDATA[a > b]]></style><path/></svg>`,
    `<svg:svg ${SVG.replace("=", ":svg=")}><svg:use></svg:use></svg:svg>`,
    photo("png", "\x89PNG\r\n all of it\0\0\0\0IEND\xaeB`\x82"),
    photo("png", "\xff\xd8 a JPEG with the wrong name \xff\xd9"),
  ])("finds nothing wrong with %j", (svg) => {
    expect(pictureDamage(svg)).toBeUndefined();
  });

  test("finds nothing wrong with the pictures of this funnel", () => {
    const folder = "funnel/images";
    const damaged = readdirSync(folder).flatMap((file) => {
      const message = pictureDamage(readFileSync(`${folder}/${file}`, "utf8"));
      return message === undefined ? [] : [`${file}: ${message}`];
    });
    expect(damaged).toEqual([]);
  });
});
