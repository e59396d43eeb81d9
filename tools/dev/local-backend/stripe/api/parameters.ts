import { badParameter } from "./errors.ts";
import type { Form, FormValue } from "./form-body.ts";

/** Parses a form value of the given name; returns undefined if the form doesn't have it. */
export type Reader<Value> = (raw: FormValue | undefined, param: string) => Value;
type Shape = Record<string, Reader<unknown>>;
type Read<S extends Shape> = { [Name in keyof S]: ReturnType<S[Name]> };

/** Parses a whole form. Refuses a name that isn't in the shape, as Stripe does. */
export function readForm<S extends Shape>(form: Form, shape: S): Read<S> {
  return fields(shape)(form, "")!;
}

export function fields<S extends Shape>(shape: S): Reader<Read<S> | undefined> {
  return (raw, param) => {
    if (raw === undefined) return undefined;
    if (typeof raw === "string") throw badParameter("Invalid object", param);
    const unknown = Object.keys(raw).filter((name) => !Object.hasOwn(shape, name));
    if (unknown.length > 0) {
      const names = unknown.map((name) => within(param, name));
      throw badParameter(
        `Received unknown parameter${names.length > 1 ? "s" : ""}: ${names.join(", ")}`,
        names[0]!,
        "parameter_unknown",
      );
    }
    const read = Object.entries(shape).map(([name, reader]) => [
      name,
      reader(raw[name], within(param, name)),
    ]);
    // Each value was parsed by the reader for its own name.
    return Object.fromEntries(read) as Read<S>;
  };
}

export function readList<Value>(reader: Reader<Value>): Reader<Value[] | undefined> {
  return (raw, param) => {
    if (raw === undefined) return undefined;
    if (typeof raw === "string" || Object.keys(raw).some((name) => !/^\d+$/.test(name)))
      throw badParameter("Invalid array", param);
    const entries = Object.entries(raw).toSorted(([one], [other]) => Number(one) - Number(other));
    return entries.map(([name, value]) => reader(value, within(param, name)));
  };
}

export function readRequired<Value>(reader: Reader<Value>): Reader<NonNullable<Value>> {
  return (raw, param) => {
    const value = reader(raw, param);
    if (value === undefined || value === null)
      throw badParameter(`Missing required param: ${param}.`, param, "parameter_missing");
    return value;
  };
}

export function text(maxLength = 5000): Reader<string | undefined> {
  return (raw, param) => {
    if (raw === undefined) return undefined;
    if (typeof raw !== "string") throw badParameter("Invalid string", param);
    if (raw === "")
      throw badParameter(
        `You passed an empty string for '${param}'. Supply a value or leave the parameter out.`,
        param,
        "parameter_invalid_empty",
      );
    if (raw.length > maxLength)
      throw badParameter(`Invalid string: must be at most ${maxLength} characters`, param);
    return raw;
  };
}

export function integer(min: number, max: number): Reader<number | undefined> {
  return (raw, param) => {
    if (raw === undefined) return undefined;
    if (typeof raw !== "string" || !/^-?\d{1,15}$/.test(raw))
      throw badParameter(`Invalid integer: ${showValue(raw)}`, param, "parameter_invalid_integer");
    const value = Number(raw);
    if (value < min)
      throw badParameter(
        `This value must be greater than or equal to ${min}.`,
        param,
        "parameter_invalid_integer",
      );
    if (value > max)
      throw badParameter(
        `This value must be less than or equal to ${max}.`,
        param,
        "parameter_invalid_integer",
      );
    return value;
  };
}

export function flag(): Reader<boolean | undefined> {
  return (raw, param) => {
    if (raw === undefined) return undefined;
    if (raw !== "true" && raw !== "false")
      throw badParameter(`Invalid boolean: ${showValue(raw)}`, param);
    return raw === "true";
  };
}

export function readChoice<const Value extends string>(
  ...values: Value[]
): Reader<Value | undefined> {
  return (raw, param) => {
    if (raw === undefined) return undefined;
    const value = values.find((known) => known === raw);
    if (value === undefined)
      throw badParameter(`Invalid ${param}: must be one of ${values.join(", ")}`, param);
    return value;
  };
}

/** Up to 50 name-value pairs; an empty value removes its name. */
export function metadata(): Reader<Record<string, string> | undefined> {
  return (raw, param) => {
    if (raw === undefined || raw === "") return undefined;
    if (typeof raw === "string") throw badParameter("Invalid object", param);
    const pairs = Object.entries(raw).filter(([, value]) => value !== "");
    if (pairs.length > 50) throw badParameter("Metadata can have up to 50 keys.", param);
    const read = pairs.map(([name, value]) => {
      if (name.length > 40)
        throw badParameter("Metadata keys can have up to 40 characters.", within(param, name));
      return [name, text(500)(value, within(param, name))!] as const;
    });
    return Object.fromEntries(read);
  };
}

function within(param: string, name: string): string {
  return param ? `${param}[${name}]` : name;
}

function showValue(raw: FormValue): string {
  return typeof raw === "string" ? raw : "{...}";
}
