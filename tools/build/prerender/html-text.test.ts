import { expect, test } from "vitest";
import { escapeText, jsonBlock } from "./html-text.ts";

const hostile = '</script><script>alert("1")</script><!--';

test("JSON in a page can't end its script, and is the same JSON again", () => {
  const block = jsonBlock('id="data"', { [hostile]: hostile });
  const json = /^<script type="application\/json" id="data">([^<]*)<\/script>$/.exec(block)?.[1];
  expect(JSON.parse(json ?? "")).toEqual({ [hostile]: hostile });
});

test("text in a page can't begin a tag, end an attribute, or become another character", () => {
  expect(escapeText(hostile)).not.toMatch(/[<"]/);
  expect(escapeText("&lt;")).toBe("&amp;lt;");
});
