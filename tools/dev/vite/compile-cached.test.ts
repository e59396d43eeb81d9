import { describe, expect, test } from "vitest";
import { compileFunnel } from "#compiler/compile.ts";
import { type Change, smallAssets, smallFunnel } from "#compiler/small-funnel.fixtures.ts";
import { toBrowserData } from "./compile-cached.ts";

function browserData(...changes: Change[]) {
  const funnel = compileFunnel(smallFunnel(...changes), smallAssets);
  if (Array.isArray(funnel)) throw new Error("The small funnel is valid.");
  return toBrowserData(funnel, (image) => image);
}

const rest = { icon: "bed", text: "Rest" };
const notes = { "kept-by": "daily-plan" };

/** The small funnel with a step that lists what's included. */
const withFeatures = (entry: object, instead: object): Change => ({
  flow: ["start", "goals", { split: "order", A: ["sleep"], B: ["thanks"] }, "age", "plan", "sales"],
  steps: {
    plan: {
      type: "features",
      title: "Plan",
      features: [entry],
      instead: [{ when: { gender: "male" }, features: [instead] }],
    },
    sales: { recap: undefined },
  },
});

describe("toBrowserData", () => {
  test("keeps what only members and authors may read out of the browser", () => {
    const plain = browserData(withFeatures(rest, rest));
    const noted = browserData(withFeatures({ ...rest, ...notes }, { ...rest, ...notes }), {
      offer: { included: { items: [{ ...rest, ...notes }] }, "meal-database-recipes": 60 },
      site: { community: "https://community.example.com/join" },
    });
    expect(noted).toEqual(plain);
    expect(JSON.stringify(noted)).not.toMatch(/community|kept-by|meal-database/);
  });
});
