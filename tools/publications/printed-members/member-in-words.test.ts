import { expect, test } from "vitest";
import { realProgram } from "#tools/cli/funnel-folder/real-program.ts";
import { memberInWords } from "./member-in-words.ts";
import { printedMembers } from "./printed-members.ts";

const source = realProgram();

test.each(Object.entries(printedMembers))("%s has a whole week in words", (name, answers) => {
  const text = memberInWords(name, answers, source);
  const days = text.split("## Day ").slice(1);
  expect(days).toHaveLength(7);
  for (const day of days) {
    expect(day.match(/^- (breakfast|lunch|dinner|snack): .+, \d+ min$/gm)?.length).toBeGreaterThan(
      2,
    );
    expect(day).toMatch(/^- .+, week 4: .+ × /m);
  }
  expect(text).not.toMatch(/undefined|NaN|\{/);
});
