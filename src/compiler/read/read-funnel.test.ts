import { describe, expect, test } from "vitest";
import { smallFunnel } from "../small-funnel.fixtures.ts";
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
