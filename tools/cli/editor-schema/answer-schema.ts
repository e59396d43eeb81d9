import type { Domain, Measure } from "#quiz/steps/step-type.ts";
import type { JsonSchema } from "./json-schema.ts";

/**
 * The schema of a stored answer. The product restores exactly the values that match it; a test
 * compares the two.
 */
export function answerSchema(domain: Domain): JsonSchema {
  if (domain.kind === "one") return createEnum(domain.values);
  if (domain.kind === "many")
    return {
      type: "array",
      items: createEnum(domain.values),
      uniqueItems: true,
      ...alone(domain.exclusive ?? []),
    };
  if (domain.kind === "map") {
    return {
      type: "object",
      properties: Object.fromEntries(domain.keys.map((key) => [key, createEnum(domain.values)])),
      additionalProperties: false,
    };
  }
  if (domain.kind === "number") {
    const { min, max, unit } = domain;
    return {
      type: "integer",
      minimum: min,
      maximum: max,
      description: `${min} to ${max}${unit === undefined ? "" : ` ${unit}`}.`,
    };
  }
  return createMeasureSchema(domain);
}

function createMeasureSchema({ parts, units }: Measure): JsonSchema {
  const numbers = Object.entries(parts).map(([name, { range, says }]) => [
    name,
    { type: "integer" as const, minimum: range[0], maximum: range[1], description: says },
  ]);
  return {
    type: "object",
    description: Object.entries(parts)
      .map(([name, { range }]) => `${name}: ${range.join(" to ")}`)
      .join("\n"),
    properties: {
      ...Object.fromEntries(numbers),
      unit: { ...createEnum(units), description: "The unit that was chosen." },
    },
    required: [...Object.keys(parts), "unit"],
    additionalProperties: false,
  };
}

function createEnum(values: string[]): JsonSchema {
  return { type: "string", enum: values };
}

// Only the screen enforces this: a stored answer can be older than the option.
function alone(exclusive: string[]): JsonSchema {
  return exclusive.length === 0
    ? {}
    : { description: `Can't be combined: ${exclusive.join(", ")}.` };
}
