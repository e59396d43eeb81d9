import { describe, expect, test } from "vitest";
import { readAssets, readFunnelFolder } from "#tools/cli/funnel-folder/funnel-folder.ts";
import { sampleFunnel } from "#tools/test-env/put-sample-funnel.ts";
import { compileFunnel } from "../compile.ts";
import { copyMessages, pictureMessages } from "../diagnostics/messages/copy.ts";
import { experimentMessages } from "../diagnostics/messages/flow.ts";
import { formatReport } from "../small-funnel.fixtures.ts";
import { listWarnings } from "./warnings.fixtures.ts";
import { findWarnings } from "./warnings.ts";

const goals = (fields: object) => listWarnings({ steps: { goals: fields } });
const withPicture = (image: unknown) => listWarnings({ steps: { thanks: { image } } });

describe("warnings about copy and pictures", () => {
  test("are empty for a whole funnel with nothing to warn about", () => {
    const assets = readAssets(sampleFunnel);
    const funnel = compileFunnel(readFunnelFolder(sampleFunnel), assets);
    expect(Array.isArray(funnel) || findWarnings(funnel, assets)).toEqual([]);
  });

  test("accept a headline that just fits", () => {
    expect(goals({ title: "n".repeat(90) })).toBe("nothing");
  });

  test("include headlines that only some visitors see", () => {
    expect(goals({ instead: [{ when: { gender: "male" }, title: "n".repeat(91) }] })).toBe(
      formatReport("steps/questions.yaml:21:40", copyMessages.tooLong({ length: 91, longest: 90 })),
    );
  });

  test("ask for alt text for a picture on its own screen, or an explicitly empty one", () => {
    expect(withPicture("hero")).toBe(
      formatReport(
        "steps/pages.yaml:4:10",
        pictureMessages.withoutDescription({ picture: "hero" }),
      ),
    );
    expect(withPicture({ image: "hero", alt: "" })).toBe("nothing");
  });

  test("report a description that says it's a picture", () => {
    expect(withPicture({ image: "hero", alt: "Image of a plate" })).toBe(
      formatReport("steps/pages.yaml:6:10", pictureMessages.meaninglessDescription),
    );
  });

  test.each(["TODO ask the team", "Test"])(
    "report an experiment with the question %j",
    (question) => {
      expect(listWarnings({ experiments: { order: { question } } })).toBe(
        formatReport("funnel.yaml:8:15", experimentMessages.emptyQuestion({ experiment: "order" })),
      );
    },
  );
});
