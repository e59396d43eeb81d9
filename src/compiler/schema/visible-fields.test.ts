import { describe, expect, test } from "vitest";
import { z } from "zod";
import { visibleFields } from "./visible-fields.ts";

const internal = z.string().optional().meta({ internal: true });
const entry = z.preprocess(
  (value) => (typeof value === "string" ? { text: value } : value),
  z.strictObject({ text: z.string(), note: internal }),
);
const schema = z.strictObject({
  note: z.string().meta({ internal: true }).optional(),
  list: z.array(entry),
  options: z.record(z.string(), entry),
});

describe("visibleFields", () => {
  test("leaves out what the schema marks as internal, at every depth", () => {
    const one = { text: "Rest", note: "Ask Ann." };
    expect(
      visibleFields(schema, { note: "Ask Ann.", list: [one], options: { first: one } }),
    ).toEqual({ list: [{ text: "Rest" }], options: { first: { text: "Rest" } } });
  });

  test("keeps an option with the name of an internal field", () => {
    const options = { note: { text: "A note" } };
    expect(visibleFields(schema, { list: [], options })).toEqual({ list: [], options });
  });
});
