import { basename } from "node:path";
import { expect, test } from "vitest";
import type { Box, FlowMap } from "#analysis/map/flow-map.ts";
import { layoutOf } from "#analysis/map/layout.ts";
import { mermaidOf } from "#analysis/map/mermaid.ts";
import { svgOf } from "#analysis/map/svg.ts";
import { flowGraphOf } from "#compiler/flow-graph.ts";
import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { flowShapes } from "./flow-shapes.fixtures.ts";
import { compiled, funnelOf, planFrom } from "./funnel-of.fixtures.ts";
import { branchingFunnel } from "./large-funnels.fixtures.ts";

function mapOf(files: FunnelFiles) {
  const [plan, funnel] = [planFrom(files), compiled(files)];
  const chapters = Object.fromEntries(
    [...funnel.steps.values()].map(({ id, source }) => [id, basename(source.file, ".yaml")]),
  );
  const { tree } = flowGraphOf(funnel);
  return { plan, tree, chapters, map: layoutOf(plan, tree, { chapters }) };
}

/** Things closer together than this look like one thing. */
const APART = 12;

function overlapping(boxes: Box[]): [Box, Box][] {
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (b) =>
          a.x < b.x + b.width + APART &&
          b.x < a.x + a.width + APART &&
          a.y < b.y + b.height + APART &&
          b.y < a.y + a.height + APART,
      )
      .map((b): [Box, Box] => [a, b]),
  );
}

const drawn = ({ cards, forks, arms }: FlowMap): Box[] => [...cards, ...forks, ...arms];
const maps: [string, FunnelFiles][] = [
  ...Object.entries(flowShapes),
  ["120 steps with 30 branches", branchingFunnel()],
];

test.each(maps)(
  "the map draws every step and every fork once, without overlap and within the picture: %s",
  (_, files) => {
    const { plan, map } = mapOf(files);
    expect(map.cards.map(({ place }) => place).toSorted()).toEqual(
      Object.keys(plan.steps).toSorted(),
    );
    expect(map.forks.map(({ fork }) => fork).toSorted()).toEqual(
      Object.keys(plan.forks).toSorted(),
    );
    expect(overlapping(drawn(map))).toEqual([]);
    for (const { x, y, width, height } of [...drawn(map), ...map.chapters]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect([x + width <= map.width, y + height <= map.height]).toEqual([true, true]);
    }
  },
);

test.each(maps)("the map draws no line across a card: %s", (_, files) => {
  const { map } = mapOf(files);
  const segments = map.lines.flatMap(({ points }) =>
    points.slice(1).map(([x, y], index): Box => {
      const [fromX, fromY] = points[index] ?? [x, y];
      return {
        x: Math.min(x, fromX),
        y: Math.min(y, fromY),
        width: Math.abs(x - fromX),
        height: Math.abs(y - fromY),
      };
    }),
  );
  const crossed = segments.filter((line) =>
    drawn(map).some(
      (box) =>
        line.x + line.width > box.x &&
        line.x < box.x + box.width &&
        line.y + line.height > box.y + 1 &&
        line.y < box.y + box.height - 1,
    ),
  );
  expect(crossed).toEqual([]);
});

test("a picture is valid XML, whatever the copy says, and describes what it shows in text", () => {
  const { plan, tree, map } = mapOf(flowShapes["copy in Greek, Chinese, Thai and emoji"] ?? {});
  const svg = svgOf(plan, tree, map, () => "<path/>");
  expect(svg).toContain("[yes] (&quot;sure&quot;) &amp; &lt;go&gt; #1");
  expect(svg).toContain('<desc id="map-desc">6 steps, 1 question. Welcome → Πώς νιώθετε σήμερα; →');
  expect(svg.replace(/<[^<>]*>/g, "")).not.toMatch(/[<>]/);
});

test("Mermaid code escapes quotes, brackets, signs, and emoji", () => {
  const { plan, tree, chapters } = mapOf(
    flowShapes["copy in Greek, Chinese, Thai and emoji"] ?? {},
  );
  expect(mermaidOf(plan, tree, chapters)).toMatchInlineSnapshot(`
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

test("Mermaid code labels a branch and a split with their condition and the name of each path", () => {
  const { plan, tree, chapters } = mapOf(flowShapes["arms of one step and of none"] ?? {});
  expect(mermaidOf(plan, tree, chapters)).toMatchInlineSnapshot(`
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

const waiting = (lines: string, more = "") =>
  mapOf(
    funnelOf({
      flow: "start, wait, sales",
      steps: [`wait: { type: status-lines, title: Wait, lines: [${lines}]${more} }`],
    }),
  );

test("the map shows how long a step takes with the fewest lines and with the most, if no visitor gets all of them", () => {
  const { plan, tree, chapters, map } = waiting(
    "One, { say: Two, when: { gender: male } }, { say: Three, when: { gender: male } }, { say: Four, when: { gender: female } }",
  );
  const svg = svgOf(plan, tree, map, () => "<path/>");
  // Three lines for men, two for women, and the rest after them, half a second each.
  expect(svg).toContain(">1.5–2 s</text>");
  expect(svg).toContain("<title>Wait (wait, status-lines, waits 1.5–2 s)</title>");
  expect(mermaidOf(plan, tree, chapters)).toContain('["Wait · 1.5–2 s"]');
});

test("the map shows one time if every visitor waits equally long, and none if no one waits long", () => {
  expect(waiting("One, Two, Three").map.cards.map(({ wait }) => wait)).toEqual([
    undefined,
    "2 s",
    undefined,
  ]);
  const alike = waiting(
    "One, { say: Two, when: { gender: male } }, { say: Three, when: { gender: female } }",
  );
  expect(alike.map.cards.map(({ wait }) => wait)).toEqual([undefined, "1.5 s", undefined]);
  const instead = waiting(
    "One, Two, Three",
    ", instead: [{ when: { gender: male }, lines: [Only] }]",
  );
  expect(instead.map.cards.map(({ wait }) => wait)).toEqual([undefined, "1–2 s", undefined]);
});
