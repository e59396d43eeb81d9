import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { createFunnel, message, question } from "./create-funnel.fixtures.ts";

const HALVES = "{ question: Which sells more?, arms: { A: 50%, B: 50% } }";
const YES_NO = ["yes", "no"];
const some = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `q-${from + index}`);
const AGE =
  "age: { type: number, title: Age, answer: age, default: 30, min: 18, max: 100, field: Age }";
const GOALS =
  "goals: { type: multi-choice, title: Goals, answer: goals, options: { weight: Weight, fit: Fit, none: { label: None of these, exclusive: true } } }";

/** Valid funnels, each with a different shape. */
export const flowShapes: Record<string, FunnelFiles> = {
  "an entrance and a sales page": createFunnel({ flow: "start, sales" }),
  "no entrance of its type": createFunnel({
    flow: "hello, sales",
    entrance: "hello: { type: message, route: /, title: Hello }",
  }),
  "one message": createFunnel({ flow: "start, hello, sales", steps: [message("hello")] }),
  "sixty questions in a row": createFunnel({
    flow: ["start", ...some(0, 60), "sales"].join(", "),
    steps: some(0, 60).map((id) => question(id)),
  }),
  "a branch without else": createFunnel({
    flow: "start, { when: { gender: male }, then: [q-1] }, sales",
    steps: [question("q-1")],
  }),
  "a branch with else alone": createFunnel({
    flow: "start, { when: { gender: male }, else: [q-1] }, sales",
    steps: [question("q-1")],
  }),
  "a sales page for each": createFunnel({
    flow: "start, { when: { gender: male }, then: [q-1, sales], else: [q-2, other-sales] }",
    steps: [question("q-1"), question("q-2"), "other-sales: { type: sales, title: Your plan }"],
  }),
  "arms of one step and of none": createFunnel({
    flow: "start, { split: x, A: [], B: [q-1] }, sales",
    steps: [question("q-1")],
    experiments: `{ x: ${HALVES} }`,
  }),
  "two arms that are both empty": createFunnel({
    flow: "start, { split: x, A: [], B: [] }, sales",
    experiments: `{ x: ${HALVES} }`,
  }),
  "the same step in both arms": createFunnel({
    flow: "start, { split: x, A: [q-1, q-2], B: [q-2, q-1] }, sales",
    steps: [question("q-1"), question("q-2")],
    experiments: `{ x: ${HALVES} }`,
  }),
  "three experiments in each other": createFunnel({
    flow: "start, { split: x, A: [q-1, { split: y, A: [q-2, { split: z, A: [q-3], B: [] }], B: [q-4] }], B: [q-5] }, sales",
    steps: some(1, 6).map((id) => question(id)),
    experiments: `{ x: ${HALVES}, y: ${HALVES}, z: { question: Third?, arms: { A: 12.5%, B: 87.5% } } }`,
  }),
  "an experiment of five arms": createFunnel({
    flow: "start, { split: x, A: [q-1], B: [q-2], C: [q-3], D: [q-4], E: [] }, sales",
    steps: some(1, 5).map((id) => question(id)),
    experiments: "{ x: { question: Which?, arms: { A: 20%, B: 20%, C: 20%, D: 20%, E: 20% } } }",
  }),
  "an experiment that is over": createFunnel({
    flow: "start, { split: x, A: [q-1], B: [q-2] }, sales",
    steps: [question("q-1"), question("q-2")],
    experiments: "{ x: { question: Which?, arms: { A: 100%, B: 0% }, winner: B } }",
  }),
  "an experiment in two places": createFunnel({
    flow: "start, { split: x, A: [q-1], B: [] }, q-2, { split: x, A: [], B: [q-3] }, sales",
    steps: [question("q-1"), question("q-2"), question("q-3")],
    experiments: `{ x: ${HALVES} }`,
  }),
  "branches of every kind of condition": createFunnel({
    flow: `start, goals, age, q-1,
      { when: { age: { atLeast: 50 } }, then: [m-1] }, { when: { age: { atMost: 29 } }, then: [m-2] }, { when: { goals: { has: weight } }, then: [m-3] },
      { when: { q1: [a, b] }, then: [m-4] }, { when: { gender: { not: male } }, then: [m-5] }, { when: { any: [{ q1: c }, { gender: male, age: { atLeast: 40 } }] }, then: [m-6] },
      { when: { not: { all: [{ q1: a }, { goals: { has: fit } }] } }, then: [m-7] }, sales`,
    steps: [
      GOALS,
      AGE,
      question("q-1", ["a", "b", "c"]),
      ...Array.from({ length: 7 }, (_, index) => message(`m-${index + 1}`)),
    ],
  }),
  "branches six deep": createFunnel({
    flow: `start, ${some(0, 6).join(", ")}, ${[0, 1, 2, 3, 4, 5].reduceRight((inner, depth) => `{ when: { q${depth}: yes }, then: [m-${depth}${inner && `, ${inner}`}] }`, "")}, sales`,
    steps: [
      ...some(0, 6).map((id) => question(id)),
      ...some(0, 6).map((id) => message(id.replace("q", "m"))),
    ],
  }),
  "a question asked in an arm and elsewhere": createFunnel({
    flow: "start, { when: { gender: male }, then: [q-1], else: [q-2] }, { when: { either: yes }, then: [m-1] }, sales",
    steps: [
      question("q-1", YES_NO, { answer: "either" }),
      question("q-2", YES_NO, { answer: "either" }),
      message("m-1"),
    ],
  }),
  "steps with conditions of their own": createFunnel({
    flow: "start, q-1, q-2, sales",
    steps: [
      question("q-1", YES_NO, { more: "when: { gender: male }" }),
      question("q-2", YES_NO, { more: "when: { q1: yes }" }),
    ],
  }),
  "an option for some": createFunnel({
    flow: "start, q-1, { when: { q1: no }, then: [m-1] }, sales",
    steps: [
      question("q-1", ["yes", "no", "maybe"], {
        options: { no: "{ when: { gender: male }, label: Not yet }" },
      }),
      message("m-1"),
    ],
  }),
  "other words in an arm": createFunnel({
    flow: "start, q-1, sales",
    steps: [
      question("q-1", YES_NO, {
        more: "instead: [{ when: { arm: { x: B } }, title: Other words }]",
      }),
    ],
    experiments: `{ x: ${HALVES} }`,
  }),
  "copy in Greek, Chinese, Thai and emoji": createFunnel({
    flow: "start, greek, chinese, thai, emoji, sales",
    steps: [
      "greek: { type: message, title: Πώς νιώθετε σήμερα; }",
      "chinese: { type: single-choice, title: 您每天睡几个小时？这个问题的标题很长，需要换行才能放进卡片里。, answer: zh, options: { few: 少于五小时, many: 七小时以上 } }",
      "thai: { type: message, title: คุณนอนหลับกี่ชั่วโมงต่อคืนโดยเฉลี่ยในสัปดาห์ที่ผ่านมา }",
      'emoji: { type: message, title: "Ready? 👩‍🍳🥩 [yes] (\\"sure\\") & <go> #1" }',
    ],
  }),
  "copy from right to left": createFunnel({
    flow: "start, q-1, sales",
    steps: [
      "q-1: { type: single-choice, title: كم ساعة تنام في الليلة؟, answer: sleep, options: { few: أقل من خمس ساعات, many: أكثر من سبع } }",
    ],
    name: "خطة",
  }),
};
