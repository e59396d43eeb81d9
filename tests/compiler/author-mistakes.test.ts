import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { compileFunnel } from "#compiler/compile.ts";
import { diagnosticLine } from "#compiler/diagnostics/diagnostic.ts";
import type { Assets } from "#compiler/read/assets.ts";
import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { smallAssets, svgPicture } from "#compiler/small-funnel.fixtures.ts";
import { findWarnings } from "#compiler/warnings/warnings.ts";
import { allMistakes } from "#tools/cli/author-mistakes/all-mistakes.ts";
import { subjects } from "#tools/cli/author-mistakes/compiler-messages.ts";
import { filesAfter } from "#tools/cli/author-mistakes/funnel-edits.ts";
import { unreachableMessages } from "#tools/cli/author-mistakes/unreachable-messages.ts";

const MESSAGES = `${import.meta.dirname}/../../src/compiler/diagnostics/messages`;

const images = { ...smallAssets.images, words: svgPicture("<text>500+ meals</text>") };

function check(files: FunnelFiles, assets: Assets) {
  const compiled = compileFunnel(files, assets);
  return Array.isArray(compiled)
    ? { errors: compiled.map(diagnosticLine), warnings: [] }
    : { errors: [], warnings: findWarnings(compiled, assets).map(diagnosticLine) };
}

describe("a marketer", () => {
  for (const {
    name,
    yaml,
    photos = [],
    assets: own = {},
    isOnlyWarning,
    expected,
  } of allMistakes) {
    test(name, () => {
      const lines = expected.map(({ at, message }) => `${at}  ${message.text}`);
      const assets = {
        ...smallAssets,
        ...own,
        images: { ...images, ...own.images },
        otherImages: photos,
      };
      expect(check(filesAfter(yaml), assets)).toEqual(
        isOnlyWarning ? { errors: [], warnings: lines } : { errors: lines, warnings: [] },
      );
    });
  }
});

describe("the table of mistakes", () => {
  test("has no mistake twice", () => {
    const names = allMistakes.map(({ name }) => name);
    const files = allMistakes.map(({ yaml, assets }) => JSON.stringify([filesAfter(yaml), assets]));
    expect([new Set(names).size, new Set(files).size]).toEqual([names.length, files.length]);
  });

  test("causes every error and warning, except those that say why not", () => {
    const caused = new Set(
      allMistakes.flatMap(({ expected }) => expected.map(({ message }) => message.entry)),
    );
    const missing = subjects.flatMap(({ name, messages }) =>
      Object.keys(messages)
        .map((entry) => `${name}.${entry}`)
        .filter((entry) => !caused.has(entry)),
    );
    expect(missing).toEqual(Object.keys(unreachableMessages));
  });

  test("knows all messages of the compiler", async () => {
    const files = readdirSync(MESSAGES).filter((file) => file.endsWith(".ts"));
    const modules: Record<string, unknown>[] = await Promise.all(
      files.map((file) => import(`${MESSAGES}/${file}`)),
    );
    const messages = modules.flatMap((module) =>
      Object.entries(module).flatMap(([name, value]) => (name.endsWith("Messages") ? [value] : [])),
    );
    expect(messages.length).toBeGreaterThan(20);
    const known: unknown[] = subjects.map((subject) => subject.messages);
    expect(messages.filter((value) => !known.includes(value))).toEqual([]);
  });
});
