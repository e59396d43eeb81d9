import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { buildFlowGraph } from "#compiler/flow-graph.ts";
import { writeMermaid } from "#compiler/paths/mermaid.ts";
import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { compileOrThrow, compilePlan, createFunnel } from "./create-funnel.fixtures.ts";
import { flowShapes } from "./flow-shapes.fixtures.ts";

function drawMermaid(files: FunnelFiles): string {
  const funnel = compileOrThrow(files);
  const chapters = Object.fromEntries(
    [...funnel.steps.values()].map(({ id, source }) => [id, basename(source.file, ".yaml")]),
  );
  return writeMermaid(compilePlan(files), buildFlowGraph(funnel).tree, chapters);
}

const drawWait = (lines: string, more = "") =>
  drawMermaid(
    createFunnel({
      flow: "start, wait, sales",
      steps: [`wait: { type: status-lines, title: Wait, lines: [${lines}]${more} }`],
    }),
  );

describe("writeMermaid", () => {
  test.each(Object.entries(flowShapes))("has every step once: %s", (_, files) => {
    const nodes = drawMermaid(files).match(/^ *n\d+\[/gm);
    expect(nodes).toHaveLength(Object.keys(compilePlan(files).steps).length);
  });

  test("escapes quotes, brackets, signs, and emoji", () => {
    const files = flowShapes["copy in Greek, Chinese, Thai and emoji"] ?? {};
    expect(drawMermaid(files)).toMatchInlineSnapshot(`
    "flowchart TD
      subgraph chapter1["questions"]
        n1["Welcome"]
        n2["Πώς νιώθετε σήμερα;"]
        n3["1. 您每天睡几个小时？这个问题的标题很长，需要换行才能放进卡片里。"]
        n4["คุณนอนหลับกี่ชั่วโมงต่อคืนโดยเฉลี่ยในสัปดาห์ที่ผ่านมา"]
        n5["Ready? 👩‍🍳🥩 [yes] (#34;sure#34;) #38; #60;go#62; #35;1"]
      end
      subgraph chapter2["pages"]
        n6["Your plan"]
      end
      n1 --> n2
      n2 --> n3
      n3 --> n4
      n4 --> n5
      n5 --> n6
    "
  `);
  });

  test("labels a branch and a split with their condition and the name of each path", () => {
    expect(drawMermaid(flowShapes["arms of one step and of none"] ?? {})).toMatchInlineSnapshot(`
    "flowchart TD
      subgraph chapter1["questions"]
        n1["Welcome"]
        n2{"x: Which sells more?"}
        n4["1. q-1?"]
      end
      subgraph chapter2["pages"]
        n3["Your plan"]
      end
      n2 -->|"A · 50%"| n3
      n2 -->|"B · 50%"| n4
      n1 --> n2
      n4 --> n3
    "
  `);
  });

  test.each([
    [
      "the fewest lines and the most, if no visitor gets all of them",
      // Three lines for men, two for women, and the rest after them, half a second each.
      "One, { say: Two, when: { gender: male } }, { say: Three, when: { gender: male } }, { say: Four, when: { gender: female } }",
      "",
      "1.5–2 s",
    ],
    ["one time if every visitor waits equally long", "One, Two, Three", "", "2 s"],
    [
      "one time if the lines differ, but not their number",
      "One, { say: Two, when: { gender: male } }, { say: Three, when: { gender: female } }",
      "",
      "1.5 s",
    ],
    [
      "other lines for some",
      "One, Two, Three",
      ", instead: [{ when: { gender: male }, lines: [Only] }]",
      "1–2 s",
    ],
  ])("shows how long a step takes: %s", (_, lines, more, wait) => {
    expect(drawWait(lines, more)).toContain(`["Wait · ${wait}"]`);
  });

  test("shows no time if no one waits long", () => {
    expect(drawWait("One, Two, Three").match(/ s"\]/g)).toHaveLength(1);
  });
});
