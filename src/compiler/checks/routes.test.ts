import { describe, expect, test } from "vitest";
import { experimentMessages, flowMessages, routeMessages } from "../diagnostics/messages/flow.ts";
import { branch, formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

const split = { split: "order", A: ["sleep", "thanks"], B: ["thanks", "sleep"] };
const twice = (step: string) => flowMessages.stepTwiceOnPath({ step });

/** The small funnel with the message "extra" before and after the question about age. */
const extraTwice = (one: unknown, other: unknown) => ({
  flow: ["start", "goals", split, branch(one, ["extra"]), "age", branch(other, ["extra"]), "sales"],
  steps: { extra: { type: "message", title: "Extra" } },
});

describe("routesUsedTwice", () => {
  test("reports a step that is used again after an arm that contains it", () => {
    expect(listDiagnostics({ flow: ["start", "goals", split, "thanks", "age", "sales"] })).toBe(
      formatReport("funnel.yaml:20:5", twice("thanks")),
    );
  });

  test("lets two arms share a route", () => {
    const other = { type: "message", title: "Thanks a lot", route: "/thanks" };
    const arms = { ...split, B: ["thanks-2", "sleep"] };
    expect(
      listDiagnostics({
        flow: ["start", "goals", arms, "age", "sales"],
        steps: { "thanks-2": other },
      }),
    ).toBe("nothing");
  });

  test("lets a step come early in one arm and late in the other", () => {
    const [early, late] = [
      { ...split, B: [] },
      { ...split, A: [] },
    ];
    expect(listDiagnostics({ flow: ["start", "goals", early, "age", late, "sales"] })).toBe(
      "nothing",
    );
  });

  test("lets branches share a step when they exclude each other", () => {
    expect(listDiagnostics(extraTwice({ gender: "male" }, { gender: "female" }))).toBe("nothing");
  });

  test("reports a step in branches that don't exclude each other", () => {
    expect(listDiagnostics(extraTwice({ gender: "male" }, { goals: { has: "fit" } }))).toBe(
      formatReport("funnel.yaml:24:13", twice("extra")),
    );
  });
});

const PAGE = "title: Login\nsections: [{ heading: A, text: [B] }]\n";
const links = (...routes: string[]) => ({
  site: { footer: { links: routes.map((to) => ({ label: "Link", to })) } },
});

describe("linkDiagnostics", () => {
  test("accepts links to steps, pages, and screens of the app", () => {
    expect(listDiagnostics(links("/help", "/goals", "/login"))).toBe("nothing");
  });

  test("reports a step with an id that is a route of the app", () => {
    const split = { split: "order", A: ["sleep", "login"], B: ["login", "sleep"] };
    expect(
      listDiagnostics({
        flow: ["start", "goals", split, "age", "sales"],
        steps: { thanks: undefined, login: { type: "message", title: "Thank you" } },
      }),
    ).toBe(formatReport("steps/more.yaml:1:1", routeMessages.routeOfTheApp({ route: "/login" })));
  });

  test("reports a page with a route of the app", () => {
    expect(listDiagnostics(["pages/login.yaml", PAGE])).toBe(
      formatReport("pages/login.yaml:1:1", routeMessages.routeOfTheApp({ route: "/login" })),
    );
  });

  test("reports a page with a file name that isn't a valid route", () => {
    expect(listDiagnostics(["pages/Our Story.yaml", PAGE])).toBe(
      formatReport("pages/Our Story.yaml:1:1", routeMessages.pageFileName),
    );
  });
});

const men = { gender: "male" };
const questions = ["start", "goals", "sleep", "thanks", "age"];

describe("strandedSteps", () => {
  test("reports a flow that starts with a branch", () => {
    const split = { split: "order", A: ["sleep", "thanks"], B: ["thanks", "sleep"] };
    expect(listDiagnostics({ flow: [split, "start", "goals", "age", "sales"] })).toBe(
      formatReport("funnel.yaml:15:12", flowMessages.startsWithBranch),
    );
  });

  test("reports a flow that ends without a sales page", () => {
    const timings = { "checkout-deadline": undefined };
    expect(
      listDiagnostics({ timings, flow: questions, experiments: {}, steps: { sales: undefined } }),
    ).toBe(formatReport("funnel.yaml:18:5", flowMessages.deadEnd({ step: "age" })));
  });

  test("reports an arm that leads nowhere", () => {
    expect(listDiagnostics({ flow: [...questions, { split: "order", A: ["sales"], B: [] }] })).toBe(
      formatReport("funnel.yaml:22:5", flowMessages.deadEndInArm),
    );
  });

  test("reports a branch at the end without an else", () => {
    expect(listDiagnostics({ flow: [...questions, branch(men, ["sales"])] })).toBe(
      formatReport("funnel.yaml:20:5", flowMessages.deadEndInBranch),
    );
  });

  test("accepts arms that each end with a sales page", () => {
    const split = {
      split: "order",
      A: ["sleep", "thanks", "age", "sales"],
      B: ["thanks", "sleep", "age", "sales"],
    };
    expect(listDiagnostics({ flow: ["start", "goals", split] })).toBe("nothing");
  });
});

const flow = (arms: object) => ["start", "goals", { ...split, ...arms }, "age", "sales"];

describe("splitDiagnostics", () => {
  test("tolerates the rounding of thirds", () => {
    const order = { arms: { A: "33.33%", B: "33.33%", C: "33.34%" } };
    expect(listDiagnostics({ experiments: { order }, flow: flow({ C: ["sleep"] }) })).toBe(
      "nothing",
    );
  });

  test("lists the arms when a split has an unknown one", () => {
    expect(listDiagnostics({ flow: flow({ C: ["sleep"] }) })).toBe(
      formatReport(
        "funnel.yaml:20:5",
        experimentMessages.unknownArm({ arm: "C", experiment: "order", arms: ["A", "B"] }),
      ),
    );
  });

  test("accepts a winner", () => {
    expect(listDiagnostics({ experiments: { order: { winner: "B" } } })).toBe("nothing");
  });
});
