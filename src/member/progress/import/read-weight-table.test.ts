import { describe, expect, test } from "vitest";
import { readWeightTable } from "./read-weight-table.ts";

const read = (text: string) => readWeightTable(text, "month-first");
const one = (value: number, unit: string | undefined, at = "2026-03-04") => [{ at, value, unit }];

describe("readWeightTable", () => {
  test.each([
    ["our own", "Date,Day,Weight (lbs),Water (glasses)\n2026-03-04,,181.9,8\n", one(181.9, "lbs")],
    ["a German one", "Datum;Gewicht (kg)\n04.03.2026;82,5\n", one(82.5, "kg")],
    [
      "Google Fit's",
      "Date,Move Minutes count,Average weight (kg),Max weight (kg)\n2026-03-04,3,82.5,83\n2026-03-05,4,,\n",
      one(82.5, "kg"),
    ],
    [
      "one with times and units in cells",
      "Time of measurement,Body fat,Weight\n2026-03-04 07:30,20 %,181.9lb\n",
      one(181.9, "lbs", "2026-03-04 07:30"),
    ],
    ["one with a column of units", "date,weight,unit\n3/4/2026,82.5,kg\n", one(82.5, "kg")],
    ["one without a unit", "Date,Goal weight,Weight\n2026-03-04,70,82.5\n", one(82.5, undefined)],
    ["one with a title", "My weights\n\nDate,kg\n2026-03-04,82.5\n", one(82.5, "kg")],
    ["one without heads", "2026-03-04,82.5 kg\n", one(82.5, "kg")],
    ["a German one without heads", "04.03.2026;82,5\n", one(82.5, undefined)],
    ["one with a comma in its head", "Datum;Gewicht, kg\n04.03.2026;82,5\n", one(82.5, "kg")],
    [
      "one with its sources",
      "Data Source,Date,Weight (g)\nScale,2026-03-04,82500\n",
      one(82500, "g"),
    ],
    [
      "invisible characters",
      "Date,Weight\n\u200e23/\u200e11/\u200e2026,８２．５ｋｇ\u200b\n",
      one(82.5, "kg", "2026-11-23"),
    ],
  ])("reads %s", (_, text, weighings) => {
    expect(read(text)).toMatchObject({ weighings, skipped: 0 });
  });

  test("reads stones and pounds", () => {
    const [weighing] = read("Date,Weight\n2026-03-04,13 st 0 lb\n")?.weighings ?? [];
    expect(weighing?.unit).toBe("kg");
    expect(weighing?.value).toBeCloseTo(82.55, 2);
  });

  test("counts rows that can't be read", () => {
    expect(read("Date,Weight (kg)\n2026-02-30,82\n2026-03-04,much\n2026-03-05,82\n")).toMatchObject(
      {
        weighings: one(82, "kg", "2026-03-05"),
        skipped: 2,
      },
    );
  });

  test("says if dates can be read in two ways, and uses the given order", () => {
    const text = "Date,Weight (kg)\n3/4/2026,82\n";
    expect(read(text)).toMatchObject({ weighings: one(82, "kg"), isDateUnclear: true });
    expect(readWeightTable(text, "day-first")).toMatchObject({
      weighings: one(82, "kg", "2026-04-03"),
    });
    expect(read(`${text}13/4/2026,82\n`)).toMatchObject({ isDateUnclear: false });
  });

  test.each(["", "name,color\nx,red\n", "Date,Steps\n2026-03-04,8000\n", "just a text"])(
    "finds no weights in %j",
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );
});
