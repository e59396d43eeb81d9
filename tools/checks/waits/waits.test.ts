import { readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { acceptedStates, acceptedWaits, handedOn } from "./accepted-waits.ts";
import { deadlineTest, MAX_MS } from "./has-deadline.ts";
import { loadingStates } from "./loading-states.ts";
import { outsideWaits } from "./outside-waits.ts";
import { formatPosition, openProject } from "./source-project.ts";

interface Found {
  at: string;
  text: string;
}

const PLANTED = "tools/checks/waits/planted";

const project = openProject(["src", PLANTED]);
afterAll(() => project.close());

const hasDeadline = deadlineTest(project, handedOn);
const waits = outsideWaits(project).map((node) => ({
  at: formatPosition(node),
  text: node.getText(),
  isEnded: hasDeadline(node),
}));
const states = loadingStates(project);

const isPlanted = ({ at }: { at: string }) => at.startsWith(PLANTED);
const isOurs = ({ at }: { at: string }) => !isPlanted({ at });
const isAccepted =
  (accepted: typeof acceptedWaits) =>
  ({ at, text }: Found) =>
    accepted.some(({ where, what = "" }) => at.startsWith(where) && text.includes(what));

const open = waits.filter(({ isEnded }) => !isEnded);
const unclear = states
  .filter(({ problem }) => problem !== undefined)
  .map(({ at, kind, problem }) => ({ at, text: `${kind}: ${problem}` }));

describe("waits", () => {
  test("everything that the code waits for ends in time", () => {
    const found = open.filter(isOurs).filter((wait) => !isAccepted(acceptedWaits)(wait));
    expect(found.map(({ at, text }) => `${at} waits without a deadline: ${text}`)).toEqual([]);
  });

  test("every loading state has a next step", () => {
    const found = unclear.filter(isOurs).filter((state) => !isAccepted(acceptedStates)(state));
    expect(found).toEqual([]);
  });

  test("prints how many there are", () => {
    const found = states.filter(isOurs);
    const kinds = [...new Set(found.map(({ kind }) => kind))];
    const counts = kinds.map(
      (one) => `${found.filter(({ kind }) => kind === one).length} × ${one}`,
    );
    const ours = waits.filter(isOurs);
    const ended = ours.filter(({ isEnded }) => isEnded);
    process.stdout.write(
      `${found.length} loading states: ${counts.join(", ")}.\n` +
        `${ours.length} waits, ${ended.length} with a deadline that the code shows.\n`,
    );
    expect(kinds).toHaveLength(6);
    expect(ours.length).toBeGreaterThan(100);
  });

  test("Loading offers a next step in time", () => {
    const component = readFileSync("src/ui/loading/loading.tsx", "utf8");
    expect(component).toMatch(
      /<button [^>]*styles\.late[^>]* onClick=\{\(\) => location\.reload\(\)\}>/,
    );
    const style = readFileSync("src/ui/loading/loading.module.css", "utf8");
    const seconds = Number(/animation: appear-late 200ms (\d+)s both/.exec(style)?.[1]);
    expect(seconds * 1_000).toBeLessThanOrEqual(MAX_MS);
  });
});

describe("accepted waits", () => {
  test("each is still needed", () => {
    const isNeeded = (found: Found[]) => (one: (typeof acceptedWaits)[number]) =>
      found.some(isAccepted([one]));
    expect(acceptedWaits.filter((one) => !isNeeded(open)(one))).toEqual([]);
    expect(acceptedStates.filter((one) => !isNeeded(unclear)(one))).toEqual([]);
  });

  test.each(acceptedWaits.flatMap(({ deadline }) => deadline ?? []))(
    "$file ends after $ms ms",
    ({ file, ms }) => {
      const text = readFileSync(file, "utf8").replaceAll("_", "");
      expect(text).toContain(
        file.endsWith(".yaml") ? `checkout-deadline: ${ms / 1_000} s` : `${ms}`,
      );
    },
  );

  test("only a download may take longer", () => {
    const long = acceptedWaits.filter(({ deadline }) => (deadline?.ms ?? 0) > MAX_MS);
    expect(long.map(({ where }) => where)).toEqual(["src/api/program-files.ts"]);
  });

  test.each(handedOn)("$deadline ends $name", ({ deadline }) => {
    expect(readFileSync(deadline, "utf8")).toMatch(/withTimeout\(|"checkout-deadline": \{/);
  });
});

describe("planted mistakes", () => {
  test.each(["endless-button.tsx", "long-deadline.ts", "never-come.ts"])(
    "finds the endless wait in %s",
    (file) => {
      expect(open.filter(({ at }) => at.startsWith(`${PLANTED}/${file}`))).not.toEqual([]);
    },
  );

  test.each([
    ["endless-button.tsx", "Nothing ends the state if this fails"],
    ["stuck-machine.ts", "The machine stays there if the actor fails"],
    ["offline-query.ts", "Without a network, it waits for one"],
    ["empty-fallback.tsx", "Show <Loading> meanwhile"],
  ])("finds the loading state without a next step in %s", (file, problem) => {
    const found = unclear.filter(({ at }) => at.startsWith(`${PLANTED}/${file}`));
    expect(found.map(({ text }) => text).join()).toContain(problem);
  });
});
