import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { smallFunnel } from "#compiler/small-funnel.fixtures.ts";

const QUESTIONS = "steps/questions.yaml";
const everyFile = (change: (text: string) => string): FunnelFiles =>
  Object.fromEntries(Object.entries(smallFunnel()).map(([path, text]) => [path, change(text)]));

/** The small funnel in odd but legal YAML. */
export const yamlStyles: Record<string, FunnelFiles> = {
  "as it is": smallFunnel(),
  "line ends of Windows": everyFile((text) => text.replaceAll("\n", "\r\n")),
  "a byte order mark": everyFile((text) => `\uFEFF${text}`),
  "no line end at the end": everyFile((text) => text.trimEnd()),
  "a document's start and end": everyFile((text) => `---\n${text}...\n`),
  "remarks everywhere": everyFile(
    (text) => `# first\n\n${text.replaceAll("\n", " # a remark\n# and another\n")}\n# last`,
  ),
  "keys in quotes": smallFunnel([
    QUESTIONS,
    "sleep:\n  type: single-choice\n  title:",
    `"sleep":\n  'type': "single-choice"\n  "title":`,
  ]),
  "folded and literal texts": smallFunnel(
    [QUESTIONS, "title: How long do you sleep?", "title: >-\n    How long\n    do you sleep?"],
    [
      "steps/pages.yaml",
      "title: Thank you",
      "title: Thank you\n  text: |\n    One line.\n\n    Another.",
    ],
  ),
  "anchors, aliases and merges": smallFunnel([
    QUESTIONS,
    "    5-6: { label: 5 to 6 hours, icon: moon }\n    7-8: { label: 7 to 8 hours, icon: bed }",
    "    5-6: &night { label: 5 to 6 hours, icon: moon }\n    7-8: { <<: *night, label: 7 to 8 hours }\n    more: *night",
  ]),
  "brackets instead of lines": smallFunnel([
    "funnel.yaml",
    "  - start\n  - goals\n  - split: order\n    A: [sleep, thanks]\n    B: [thanks, sleep]\n  - age\n  - sales\n",
    "  [start, goals, { split: order, A: [sleep, thanks], B: [thanks, sleep] },\n   age, sales,]\n",
  ]),
  "deep indents and blank lines": smallFunnel([
    "steps/pages.yaml",
    "thanks:\n  type: message\n  title: Thank you\n",
    "\n\nthanks:\n\n        type: message\n\n        title:     Thank you    \n\n\n",
  ]),
};
