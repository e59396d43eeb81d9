import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Form, type FormValue, parseBody, parseForm } from "./form-body.ts";

const name = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => !/[[\]]/.test(text));
const { form } = fc.letrec<{ form: Record<string, FormValue>; value: FormValue }>((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, fc.string(), tie("form") as fc.Arbitrary<FormValue>),
  form: fc.dictionary(name, tie("value"), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
}));

describe("form body", () => {
  test("restores any nested value that was encoded with brackets", () => {
    fc.assert(
      fc.property(form, (given) => {
        expect(plain(parseForm(encode(given)))).toEqual(plain(given));
      }),
    );
  });

  test("never changes Object.prototype, even for hostile bodies", () => {
    const before = Object.getOwnPropertyNames(Object.prototype).join();
    const part = fc.constantFrom("__proto__", "constructor", "prototype", "toString", "a", "", "0");
    const pair = fc.tuple(fc.array(part, { minLength: 1, maxLength: 5 }), fc.string());
    fc.assert(
      fc.property(fc.array(pair), fc.string(), (pairs, noise) => {
        const body = pairs.map(
          ([[first, ...rest], value]) =>
            `${first}${rest.map((one) => `[${one}]`).join("")}=${encodeURIComponent(value)}`,
        );
        try {
          parseForm([...body, noise].join("&"));
        } catch (error) {
          expect(error).toHaveProperty("status", 400);
        }
        expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before);
        expect(({} as Record<string, unknown>).a).toBeUndefined();
      }),
    );
  });

  test("numbers empty brackets automatically", () => {
    expect(parseForm("expand[]=line_items&expand[]=payment_intent")).toMatchObject({
      expand: { 0: "line_items", 1: "payment_intent" },
    });
  });

  test("refuses a name that is both a value and a group", () => {
    expect(() => parseForm("a=1&a[b]=2")).toThrowErrorMatchingInlineSnapshot(
      `[Error: The parameter a is given both as a value and as a group of values.]`,
    );
    expect(() => parseForm("a[b]=2&a=1")).toThrow("both as a value and as a group");
  });

  test("refuses a body that is nested too deeply", () => {
    expect(() => parseForm(`a${"[b]".repeat(50)}=1`)).toThrow("nested too deeply");
    expect(() => parseBody("application/json", `${'{"a":'.repeat(50)}1${"}".repeat(50)}`)).toThrow(
      "nested too deeply",
    );
  });

  test("parses JSON like the equivalent form", () => {
    const body = JSON.stringify({ delayMs: 50, drop: ["a", "b"], apiFault: null, reorder: true });
    expect(parseBody("application/json", body)).toMatchObject({
      delayMs: "50",
      drop: { 0: "a", 1: "b" },
      apiFault: "",
      reorder: "true",
    });
    expect(() => parseBody("application/json", "{")).toThrow("cannot be parsed");
  });
});

/** Uses a Map to distinguish a key named `__proto__` from a prototype. */
function plain(value: FormValue): unknown {
  if (typeof value === "string") return value;
  return new Map(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, plain(inner)]),
  );
}

function encode(value: Form, prefix = ""): string {
  const pairs = Object.entries(value).map(([key, inner]) => {
    const path = prefix ? `${prefix}[${key}]` : key;
    return typeof inner === "string"
      ? `${encodeURIComponent(path)}=${encodeURIComponent(inner)}`
      : encode(inner, path);
  });
  return pairs.join("&");
}
