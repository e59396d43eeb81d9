import { parseCondition } from "#compiler/read/condition.ts";
import {
  type ConditionalEntry,
  withConditions,
  withoutConditions,
} from "#compiler/read/conditional-entries.ts";
import { type FlowItem, readFlow } from "#compiler/read/flow.ts";
import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import type { Path } from "#compiler/yaml/path.ts";
import { readSource, type Source } from "#compiler/yaml/source.ts";
import { isJsonObject, type Json, type JsonObject } from "#lib/json.ts";
import { type AnyStepType, stepTypes } from "#quiz/steps/step-types.ts";

export interface WrittenStep {
  id: string;
  file: string;
  typeName: string;
  /** Absent if the step can't be parsed as its type. */
  type: AnyStepType | undefined;
  route: string;
  /**
   * If the step can be parsed, defaults and short forms are filled in. Conditions are in the plan's
   * form: `$when`, and `$text` for a conditional text.
   */
  fields: JsonObject;
}

/** As much of a funnel as can be read, whether it's valid or not. */
export interface Written {
  main: JsonObject;
  flow: FlowItem[];
  steps: Map<string, WrittenStep>;
  /** All other files by path. */
  others: Record<string, Json>;
  /** Files that aren't valid YAML. */
  unreadable: string[];
}

export function writtenFunnel(files: FunnelFiles): Written {
  const written: Written = { main: {}, flow: [], steps: new Map(), others: {}, unreadable: [] };
  for (const [file, text] of Object.entries(files)) {
    const source = readSource(file, text);
    if (Array.isArray(source)) written.unreadable.push(file);
    else if (file === "funnel.yaml") {
      written.main = toObject(source.value);
      // Ignore errors: the checks have already reported them.
      written.flow = readFlow(
        Array.isArray(written.main.flow) ? written.main.flow : [],
        ["flow"],
        source,
        () => {},
      );
    } else if (file.startsWith("steps/"))
      for (const [id, fields] of Object.entries(toObject(source.value)))
        written.steps.set(id, createStep(id, file, toObject(fields), source));
    // Parsed YAML without tags is always JSON.
    else written.others[file] = source.value as Json;
  }
  return written;
}

function createStep(id: string, file: string, raw: JsonObject, source: Source): WrittenStep {
  const { when, instead, ...written } = raw;
  const typeName = String(raw.type);
  const type = Object.hasOwn(stepTypes, typeName) ? stepTypes[typeName] : undefined;
  const entries: ConditionalEntry[] = [];
  const reading = { source, report: () => {}, base: [id] };
  const parsed = type?.schema.safeParse(
    withoutConditions(written, type.schema, { ...reading, entries }),
  );
  const route = typeof raw.route === "string" ? raw.route : `/${id}`;
  const fields = parsed?.success
    ? toObject(JSON.parse(JSON.stringify(withConditions(parsed.data, entries))))
    : written;
  // Anything that can't be read as a condition is compared as written.
  const own = toObject(
    markConditions(
      { ...(when === undefined ? {} : { when }), ...(instead === undefined ? {} : { instead }) },
      reading,
    ),
  );
  return {
    id,
    file,
    typeName,
    type: parsed?.success ? type : undefined,
    route,
    fields: { ...fields, ...own },
  };
}

/** A part as written, with its conditions in the plan's form. */
function markConditions(part: Json, reading: { source: Source; report(): void; base: Path }): Json {
  if (Array.isArray(part)) return part.map((entry) => markConditions(entry, reading));
  if (!isJsonObject(part)) return part;
  const { when, say, ...rest } = part;
  const condition =
    when === undefined
      ? undefined
      : parseCondition(when, reading.base, reading.source, reading.report);
  if (!condition)
    return Object.fromEntries(
      Object.entries(part).map(([key, entry]) => [
        key,
        key === "when" ? entry : markConditions(entry, reading),
      ]),
    );
  const others = toObject(markConditions(rest, reading));
  return {
    $when: condition.when,
    ...(say === undefined ? {} : { $text: say }),
    ...others,
  };
}

export function toObject(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}
