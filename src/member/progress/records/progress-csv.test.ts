import { describe, expect, test } from "vitest";
import type { Json } from "#lib/json.ts";
import { createMember } from "../../member.fixtures.ts";
import { begunMonth } from "../../months/months.fixtures.ts";
import { readTable } from "../import/read-table.ts";
import { readWeightTable } from "../import/read-weight-table.ts";
import { makeProgressCsv } from "./progress-csv.ts";

/** Day 1 is on November 19. */
const today = new Date(2026, 10, 23, 12);

const csvFor = (
  unit: "lbs" | "kg",
  ...wrote: (readonly [day: number, field: string, value: Json])[]
) => {
  const member = createMember({ day: 5, unit, wrote });
  return makeProgressCsv(member, today);
};
const rowsFor = (...args: Parameters<typeof csvFor>) => readTable(csvFor(...args)).slice(1);

describe("makeProgressCsv", () => {
  test("names each column with its unit", () => {
    expect(csvFor("kg").split("\r\n")[0]).toMatchInlineSnapshot(
      `"﻿Date,Month,Day,Weight (kg),Water (glasses),Mood,Energy,Sleep quality,Waist (cm),Hips (cm),Chest (cm),Arm (cm),Thigh (cm),Notes,Completed exercises"`,
    );
    expect(csvFor("lbs").split("\r\n")[0]).toMatchInlineSnapshot(
      `"﻿Date,Month,Day,Weight (lbs),Water (glasses),Mood,Energy,Sleep quality,Waist (in),Hips (in),Chest (in),Arm (in),Thigh (in),Notes,Completed exercises"`,
    );
  });

  test("has everything of a day, in the member's unit", () => {
    const [row = []] = rowsFor(
      "kg",
      [2, "weight", { value: 180.5, unit: "lbs" }],
      [2, "water", 8],
      [2, "mood", "Good"],
      [2, "energy", "Low"],
      [2, "sleep", "Fair"],
      [2, "waist", { value: 33, unit: "in" }],
      [2, "notes", 'A "calm" day,\nwith steak'],
    );
    expect(row).toEqual(
      // biome-ignore format: one row
      ["2026-11-20", "1", "2", "81.9", "8", "Good", "Low", "Fair", "83.8", "", "", "", "", 'A "calm" day,\nwith steak', ""],
    );
  });

  test("names the completed exercises", () => {
    const [row = []] = rowsFor("kg", [1, "exercises", [0, 99]]);
    expect(row.at(-1)).not.toBe("");
    expect(row.at(-1)).not.toContain(",");
  });

  test("begins with the weights from before the plan, and can be imported again", () => {
    const csv = csvFor(
      "kg",
      [0, "weights-2025", { "03-04": 84.1, "03-05": null }],
      [1, "weight", { value: 83, unit: "kg" }],
    );
    expect(readWeightTable(csv, "month-first")?.weighings).toEqual([
      { at: "2025-03-04", value: 84.1, unit: "kg" },
      { at: "2026-11-19", value: 83, unit: "kg" },
    ]);
  });

  test("has all months, with the date of each day", () => {
    const days = rowsFor(
      "kg",
      [28, "mood", "Good"],
      ...begunMonth(2, 5),
      [31, "weight", { value: 83, unit: "kg" }],
      [35, "exercises", [0]],
    );
    // Month 2 began on January 8, but its fifth day is today, and month 1 ended on the day before.
    expect(days.map((row) => row.slice(0, 4))).toEqual([
      ["2026-01-05", "1", "28", ""],
      ["2026-11-19", "2", "1", "83"],
      ["2026-11-23", "2", "5", ""],
    ]);
    expect(days.at(-1)?.at(-1)).not.toBe("");
  });

  test("keeps notes from being formulas", () => {
    expect(rowsFor("kg", [1, "notes", "=1+1"])[0]).toContain("'=1+1");
  });

  test("leaves out days without entries, and entries that were cleared", () => {
    expect(rowsFor("kg", [3, "mood", ""], [4, "weight", ""], [4, "exercises", []])).toEqual([]);
  });
});
