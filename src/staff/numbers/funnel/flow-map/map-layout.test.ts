import { describe, expect, test } from "vitest";
import { emptyReport } from "../../numbers.fixtures.ts";
import { smallPlan } from "../../plan.fixtures.ts";
import { funnelRows } from "../funnel-rows.ts";
import { mapLayout } from "./map-layout.ts";

const plan = smallPlan();
const places = Object.keys(plan.steps);

/** The layout if visitors went these transitions. */
function createLayout(edges: { from: string; to: string; count: number }[], seen = places) {
  const report = {
    ...emptyReport({ from: "2026-11-23", to: "2026-11-23" }),
    places: seen.map((place) => ({
      ...{ place, entered: 100, left: 90, inside: 10, answered: 90 },
      medianSeconds: 5,
    })),
    edges,
  };
  return mapLayout(funnelRows(report, plan), plan);
}

const at = (place: string, layout = createLayout([])) => {
  const node = layout.nodes.find(({ row }) => row.place === place);
  if (!node) throw new Error(`${place} isn't on the map.`);
  return node.at;
};
/** The arms of the plan's experiment. */
const arms = Object.values(plan.forks)[0]?.map(({ to }) => to) ?? [];

describe("mapLayout", () => {
  test("puts each place below everything that leads to it", () => {
    const layout = createLayout([]);
    for (const [from, to] of Object.entries(plan.next)) {
      const followers = plan.forks[to]?.map((arm) => arm.to) ?? [to];
      for (const follower of followers.filter((place) => plan.steps[place]))
        expect(at(follower, layout).y, `${from} → ${follower}`).toBeGreaterThan(at(from, layout).y);
    }
    expect(layout.nodes.map(({ row }) => row.place).sort()).toEqual([...places].sort());
    expect(Math.max(...layout.nodes.map(({ at }) => at.y))).toBeLessThan(layout.height);
  });

  test("puts the arms of a fork side by side", () => {
    const [one = "", other = ""] = arms;
    expect(at(one).y).toBe(at(other).y);
    expect(at(one).x).toBeLessThan(at(other).x);
  });

  test("leaves no gap for places that nobody came to", () => {
    const [first = "", second = "", third = ""] = places;
    const whole = createLayout([]);
    const layout = createLayout([], [first, third]);
    expect(at(third, layout).y).toBe(at(second, whole).y);
  });

  test("draws transitions back at the left, and transitions past a step at the right", () => {
    const [first = "", second = "", third = ""] = places;
    const { edges } = createLayout([
      { from: first, to: second, count: 80 },
      { from: first, to: third, count: 8 },
      { from: second, to: first, count: 20 },
    ]);
    const [onward, past, back] = [
      edges.find(({ from, transition }) => from === first && transition.to === second),
      edges.find(({ from, transition }) => from === first && transition.to === third),
      edges.find(({ from, transition }) => from === second && transition.to === first),
    ];
    expect(onward).toMatchObject({ isAside: false, weight: 1, label: { x: 50 } });
    expect(past).toMatchObject({ isAside: true, weight: 0.1 });
    expect(past?.label.x).toBeGreaterThan(90);
    expect(back).toMatchObject({ isAside: true, weight: 0.25 });
    expect(back?.label.x).toBeLessThan(10);
  });

  test("leaves out transitions to places that the plan doesn't have", () => {
    const [first = ""] = places;
    expect(createLayout([{ from: first, to: "older", count: 9 }]).edges).toEqual([]);
  });
});
