import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { dataZip } from "./data-zip.ts";

const nothing = { lists: null, quiz: null };
const text = new TextDecoder("utf-8", { ignoreBOM: true });
const unzipFiles = (zip: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, text.decode(bytes)]),
  );

describe("dataZip", () => {
  test("has a file for each subject, even if there's nothing in it", () => {
    const files = unzipFiles(dataZip({}, nothing));
    expect(Object.keys(files)).toHaveLength(31);
    expect(files["tracker.json"]).toBe("[]");
    expect(files["lists.json"]).toBe("null");
  });

  test("separates answers from what was written down, and facts from orders", () => {
    const files = unzipFiles(
      dataZip(
        {
          tracker: [
            { day: 0, field: "plan-answers", value: { age: 40 } },
            { day: 1, field: "notes", value: "Good" },
          ],
          orders: [{ order: "o", amount: 2999, facts: [{ kind: "paid" }] }],
        },
        nothing,
      ),
    );
    expect(files["answers.csv"]).toBe('\uFEFFday,field,value\r\n0,plan-answers,"{""age"":40}"\r\n');
    expect(files["tracker.csv"]).toBe("\uFEFFday,field,value\r\n1,notes,Good\r\n");
    expect(files["orders.csv"]).toBe("\uFEFForder,amount\r\no,2999\r\n");
    expect(files["payments.csv"]).toBe("\uFEFForder,kind\r\no,paid\r\n");
  });

  test("never makes a formula of a text, in any language", () => {
    const files = unzipFiles(
      dataZip({ tracker: [{ value: "=1+1" }, { value: "Größe 😀" }] }, nothing),
    );
    expect(files["tracker.csv"]).toBe("\uFEFFvalue\r\n'=1+1\r\nGröße 😀\r\n");
  });

  test("skips what isn't a table", () => {
    const files = unzipFiles(
      dataZip({ account: null, orders: "no", tracker: [1, null] }, { lists: 3, quiz: [] }),
    );
    expect(files["orders.json"]).toBe("[]");
    expect(files["quiz.csv"]).toBe("\uFEFF\r\n");
  });
});
