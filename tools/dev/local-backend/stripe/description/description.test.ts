import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseForm } from "../api/form-body.ts";
import { createCallChecker } from "./check-call.ts";
import { DESCRIPTION_FILE, readKeptDescription } from "./description-file.ts";
import { formatDescription } from "./format-description.ts";
import { readDescription } from "./read-description.ts";

const OPEN = "POST /v1/checkout/sessions";
const checker = createCallChecker();
const problems = (call: string, form: string) => checker.requestProblems(call, parseForm(form));

describe("provider's description", () => {
  test("is the one that the installed SDK is generated from", { tags: ["long"] }, () => {
    expect(readFileSync(DESCRIPTION_FILE, "utf8")).toBe(formatDescription(readDescription()));
  });

  test("has a version", () => {
    expect(readKeptDescription().source).toEqual({
      package: expect.stringMatching(/^stripe@\d+\.\d+\.\d+$/),
      openapi: expect.stringMatching(/^v\d+$/),
      apiVersion: expect.stringMatching(/^\d{4}-\d{2}-\d{2}\.\w+$/),
    });
  });

  test("allows nested parameters, lists, and text for numbers and booleans", () => {
    const form =
      "mode=payment&line_items[0][quantity]=1&line_items[0][price_data][unit_amount]=2999" +
      "&line_items[0][price_data][currency]=usd&metadata[claim]=abc&expand[]=line_items" +
      "&after_expiration[recovery][enabled]=true";
    expect(problems(OPEN, form)).toEqual([]);
  });

  test.each([
    [
      OPEN,
      "mode=payment&sucess_url=https://a.example",
      "/ must NOT have additional properties: sucess_url",
    ],
    [
      OPEN,
      "mode=pay",
      "/mode must be equal to one of the allowed values (payment, setup, subscription)",
    ],
    [OPEN, "line_items[0][quantity]=one", "/line_items/0/quantity must be number"],
    [
      OPEN,
      "line_items[0][price_data][unit_amount]=2999",
      "/line_items/0/price_data must have required property 'currency'",
    ],
    [
      OPEN,
      "line_items[0][price_data][currency]=usd&line_items[0][price_data][product_dat][name]=Plan",
      "/line_items/0/price_data must NOT have additional properties: product_dat",
    ],
    [
      OPEN,
      "after_expiration[recovery][enabled]=maybe",
      "/after_expiration/recovery/enabled must be boolean",
    ],
    [
      "POST /v1/refunds",
      "reason=regret",
      "/reason must be equal to one of the allowed values (duplicate, fraudulent, requested_by_customer)",
    ],
    [
      "GET /v1/refunds",
      "limit=100&starting_afer=re_1",
      "/ must NOT have additional properties: starting_afer",
    ],
    ["POST /v1/refund", "", "POST /v1/refund isn't described."],
  ])("refuses %s with %s", (call, form, problem) => {
    expect(problems(call, form)).toContain(problem);
  });

  test("finds what an answer lacks or adds", () => {
    expect(checker.responseProblems("GET /v1/refunds/:id", { id: "re_1", color: "red" })).toEqual(
      expect.arrayContaining([
        "/ must have required property 'amount'",
        "/ must NOT have additional properties: color",
      ]),
    );
  });
});
