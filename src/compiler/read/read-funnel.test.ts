import { describe, expect, test } from "vitest";
import { fieldMessages } from "#quiz/steps/schema/field-messages.ts";
import {
  fileMessages,
  formatMessages,
  schemaMessages,
  yamlMessages,
} from "../diagnostics/messages/files.ts";
import { flowItemMessages } from "../diagnostics/messages/flow.ts";
import { conditionMessages } from "../diagnostics/messages/steps.ts";
import {
  branch,
  createFlow,
  formatReport,
  listDiagnostics,
  smallFunnel,
} from "../small-funnel.fixtures.ts";
import { type Funnel, type FunnelFiles, readFunnel } from "./read-funnel.ts";

const read = (files: FunnelFiles) => readFunnel(files) as Funnel;
const listIds = (funnel: Funnel, file: string) =>
  [...funnel.steps.values()].filter(({ source }) => source.file === file).map(({ id }) => id);

describe("readFunnel", () => {
  test("keeps the steps and fields of unchanged files, along with everything computed from them", () => {
    const files = smallFunnel();
    const before = read(files);
    const after = read({
      ...files,
      "steps/pages.yaml": `${files["steps/pages.yaml"]}# a comment\n`,
    });
    const [same, other] = [
      listIds(before, "funnel/steps/questions.yaml"),
      listIds(before, "funnel/steps/pages.yaml"),
    ];
    expect(same.length * other.length).toBeGreaterThan(0);
    for (const id of same) expect(after.steps.get(id), id).toBe(before.steps.get(id));
    for (const id of other) expect(after.steps.get(id), id).not.toBe(before.steps.get(id));
    expect(after.site.fields).toBe(before.site.fields);
  });

  test("reports a mistake in an unchanged file again", () => {
    const files = smallFunnel();
    const broken: FunnelFiles = {
      ...files,
      "site.yaml": "brand: 7\n",
      "steps/pages.yaml": "sales: { type: seles }\n",
    };
    const first = readFunnel(broken);
    const second = readFunnel({ ...broken, "offer.yaml": `${broken["offer.yaml"]}# a comment\n` });
    expect(Array.isArray(first) && first.length).toBeGreaterThan(1);
    expect(second).toEqual(first);
  });
});

describe("flow", () => {
  test("reports a flow that isn't a list", () => {
    expect(listDiagnostics({ flow: "start" })).toBe(
      formatReport("funnel.yaml:14:7", formatMessages.flow),
    );
  });

  test.each([
    ["a step ends with a colon", { goals: null }],
    ["an item is empty", null],
  ])("lists the kinds of items when %s", (_, item) => {
    expect(listDiagnostics(createFlow(item))).toBe(
      formatReport("funnel.yaml:21:5", flowItemMessages.form),
    );
  });

  test("reports a split without an experiment", () => {
    expect(listDiagnostics(createFlow({ split: null, A: [], B: [] }))).toBe(
      formatReport("funnel.yaml:21:12", flowItemMessages.splitForm),
    );
  });

  test("reports both a wrong condition and a wrong list", () => {
    expect(listDiagnostics(createFlow(branch("male", "extra")))).toBe(
      [
        formatReport("funnel.yaml:21:11", conditionMessages.form),
        formatReport("funnel.yaml:22:11", flowItemMessages.listForm),
      ].join("\n"),
    );
  });
});

const block = { name: "This file", kind: "a block of fields" };

describe("reading funnel files", () => {
  test("reports an empty file", () => {
    expect(listDiagnostics(["funnel.yaml", ""])).toBe(
      formatReport("funnel.yaml:1:1", schemaMessages.emptyValue(block)),
    );
  });

  test("reports an empty steps file", () => {
    expect(listDiagnostics(["steps/more.yaml", "# to be written\n"])).toBe(
      formatReport("steps/more.yaml:1:1", fileMessages.listOfSteps),
    );
  });

  test("reports an offer that is a list", () => {
    expect(listDiagnostics(["offer.yaml", "- one\n- two\n"])).toBe(
      formatReport("offer.yaml:1:1", schemaMessages.listInsteadOfBlock(block)),
    );
  });

  test("reports mistakes in several files in reading order", () => {
    expect(
      listDiagnostics(
        { steps: { age: { default: 30.5 } }, site: { loading: 7 } },
        { experiments: { order: { arms: { A: "50" } } }, timings: { "auto-advance": "500" } },
        ["pages/help.yaml", "heading: Question", "heading: 5"],
      ),
    ).toBe(
      [
        formatReport("funnel.yaml:3:17", formatMessages.timing),
        formatReport("funnel.yaml:9:16", formatMessages.share),
        formatReport(
          "pages/help.yaml:3:14",
          schemaMessages.unquotedText({ name: '"heading"', kind: "text", text: "5" }),
        ),
        formatReport(
          "site.yaml:37:10",
          schemaMessages.unquotedText({ name: '"loading"', kind: "text", text: "7" }),
        ),
        formatReport(
          "steps/questions.yaml:31:12",
          schemaMessages.wrongKind({ name: '"default"', kind: "a whole number" }),
        ),
      ].join("\n"),
    );
  });

  test("reports a mistake in a repeated block once", () => {
    expect(
      listDiagnostics([
        "steps/more.yaml",
        "hello: { type: message, title: Hello, image: &plate { image: hero, atl: A plate } }\nbye: { type: message, title: Bye, image: *plate }\n",
      ]),
    ).toBe(
      formatReport(
        "steps/more.yaml:1:68",
        schemaMessages.mistypedField({ field: "atl", meant: "alt" }),
      ),
    );
  });

  test("points at a mistake inside a merged block", () => {
    expect(
      listDiagnostics([
        "steps/questions.yaml",
        "    5-6: { label: 5 to 6 hours, icon: moon }\n    7-8: { label: 7 to 8 hours, icon: bed }",
        "    5-6: &six { label: Six, icon: 5 }\n    7-8: { <<: *six, label: Seven }",
      ]),
    ).toBe(formatReport("steps/questions.yaml:25:35", fieldMessages.icon));
  });

  test("reports syntax errors in several files at once", () => {
    expect(
      listDiagnostics(
        ["funnel.yaml", "name: Small funnel", "name:Small funnel"],
        ["pages/help.yaml", "text: [Answer]", "text: [Answer"],
      ),
    ).toBe(
      [
        formatReport("funnel.yaml:1:1", yamlMessages.missingColon),
        formatReport("pages/help.yaml:4:11", yamlMessages.unclosedList),
      ].join("\n"),
    );
  });
});
