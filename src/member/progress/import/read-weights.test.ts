import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { appleExport, googleExport } from "./import.fixtures.ts";
import { type ReadOptions, readWeights } from "./read-weights.ts";

const options = (): ReadOptions => ({
  order: "month-first",
  onProgress: () => {},
  signal: new AbortController().signal,
});
const read = (...parts: BlobPart[]) => readWeights(new Blob(parts), options());
const zip = (files: Record<string, string>) =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );

const morning = new Date(2026, 2, 4, 7, 30);
const evening = new Date(2026, 2, 4, 19, 30);
const TWO = 2;

describe("readWeights", () => {
  test("reads Apple Health's export.xml, and the export.zip around it", async () => {
    const expected = { source: "Apple Health", weighings: [{ value: 181.9 }, { value: 82.5 }] };
    expect(await read(appleExport)).toMatchObject(expected);
    const files = {
      "apple_health_export/export_cda.xml": "<ClinicalDocument/>",
      "apple_health_export/Export.xml": appleExport,
      "apple_health_export/workout-routes/route.gpx": "<gpx/>",
    };
    expect(await read(zip(files))).toMatchObject(expected);
  });

  test("reads the weights of a large export in pieces", async () => {
    const step = '<Record type="HKQuantityTypeIdentifierStepCount" value="1"/>\n'.repeat(20_000);
    const large = appleExport.replace("</HealthData>", `${step}</HealthData>`);
    const shares: number[] = [];
    const reading = await readWeights(new Blob([zip({ "export.xml": large })]), {
      ...options(),
      onProgress: (share) => shares.push(share),
    });
    expect(reading).toMatchObject({ weighings: { length: TWO }, isCut: false });
    expect(shares.at(-1)).toBe(1);
  });

  test("reads Google Fit's JSON, and all of them in a zip of Takeout", async () => {
    expect(await read(googleExport(morning, 82.5))).toMatchObject({
      source: "Google Fit",
      weighings: [{ at: "2026-03-04 07:30", value: 82.5, unit: "kg" }],
    });
    const files = {
      "Takeout/Fit/All Data/raw_com.google.weight_scale.json": googleExport(morning, 82.5),
      "Takeout/Fit/All Data/derived_com.google.weight_fit.json": googleExport(evening, 83),
      "Takeout/Fit/All Data/raw_com.google.height.json": "{}",
    };
    expect(await read(zip(files))).toMatchObject({ weighings: [{ value: 82.5 }, { value: 83 }] });
  });

  test("reads the table of a zip of Takeout", async () => {
    const files = {
      "Takeout/Fit/Daily activity metrics/Daily activity metrics.csv":
        "Date,Average weight (kg)\n2026-03-04,82.5\n",
    };
    expect(await read(zip(files))).toMatchObject({ weighings: [{ value: 82.5, unit: "kg" }] });
  });

  test.each<[string, BlobPart, RegExp]>([
    ["an empty file", "", /^This file is empty/],
    [
      "a picture",
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]),
      /isn't a file with weights/,
    ],
    ["a PDF", "%PDF-1.7", /isn't a file with weights/],
    ["a web page", "<html></html>", /isn't a file with weights/],
    ["another XML", '<?xml version="1.0"?><gpx/>', /isn't an export of Apple Health/],
    ["another JSON", '{"Data Points": []}', /no weights of Google Fit/],
    ["a damaged JSON", '{"Data Points": [', /damaged or cut off/],
    ["another table", "Name,Color\nAnn,red\n", /no column with dates/],
    ["a zip of something else", zip({ "a.txt": "a", "b.txt": "b" }), /no weights of Apple/],
    ["a backup of Health Connect", zip({ "health_connect_export.db": "x" }), /Health Connect/],
    ["a zip that's cut off", zip({ "export.xml": appleExport }).slice(0, 400), /zip is damaged/],
  ])("refuses %s in a sentence", async (_, part, sentence) => {
    await expect(read(part)).rejects.toThrow(sentence);
  });

  test("refuses damaged data in a zip", async () => {
    const bytes = zip({ "export.xml": appleExport });
    bytes.fill(0xff, 60, 200);
    await expect(read(bytes)).rejects.toThrow(/zip is damaged/);
  });

  test("refuses a table of 2 GB before reading it", async () => {
    const size = 2 * 1024 ** 3;
    const huge = { size, slice: () => new Blob(["Date,Weight\n"]) } as unknown as Blob;
    await expect(readWeights(huge, options())).rejects.toThrow(/larger than 50 MB/);
  });

  test("stops when it is aborted", async () => {
    const controller = new AbortController();
    controller.abort(new Error("stopped"));
    await expect(
      readWeights(new Blob([appleExport]), { ...options(), signal: controller.signal }),
    ).rejects.toThrow("stopped");
  });

  test("explains a file that can't be read to its end", async () => {
    const broken = {
      size: 10,
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error("gone")) }),
    } as unknown as Blob;
    await expect(readWeights(broken, options())).rejects.toThrow(/couldn't be read to its end/);
  });
});
