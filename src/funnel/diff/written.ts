import { isJsonObject, type Json, type JsonObject } from "#lib/json.ts";
import { type AnyStepType, stepTypes } from "#steps/step-types.ts";
import { conditionAt } from "../condition.ts";
import {
  type ConditionalEntry,
  withConditions,
  withoutConditions,
} from "../conditional-entries.ts";
import { type FlowItem, readFlow } from "../flow.ts";
import type { FunnelFiles } from "../read-funnel.ts";
import { type Path, readSource, type Source } from "../source.ts";

export interface WrittenStep {
  id: string;
  file: string;
  typeName: string;
  /** Absent where the step cannot be read as one of its type. */
  type: AnyStepType | undefined;
  route: string;
  /** With defaults and short forms filled in where it can be read, and conditions as in a plan: `$when`, and `$say` for a text that has one. */
  fields: JsonObject;
}

/** A funnel as far as it can be read, sound or not. */
export interface Written {
  main: JsonObject;
  flow: FlowItem[];
  steps: Map<string, WrittenStep>;
  /** All other files, by their path. */
  others: Record<string, Json>;
  /** Files that are not YAML. */
  unreadable: string[];
}

export function writtenFunnel(files: FunnelFiles): Written {
  const written: Written = { main: {}, flow: [], steps: new Map(), others: {}, unreadable: [] };
  for (const [file, text] of Object.entries(files)) {
    const source = readSource(file, text);
    if (Array.isArray(source)) written.unreadable.push(file);
    else if (file === "funnel.yaml") {
      written.main = objectOf(source.value);
      // what cannot be read of the flow has been said by the checks
      written.flow = readFlow(
        Array.isArray(written.main.flow) ? written.main.flow : [],
        ["flow"],
        source,
        () => {},
      );
    } else if (file.startsWith("steps/"))
      for (const [id, fields] of Object.entries(objectOf(source.value)))
        written.steps.set(id, stepOf(id, file, objectOf(fields), source));
    else written.others[file] = source.value as Json;
  }
  return written;
}

function stepOf(id: string, file: string, raw: JsonObject, source: Source): WrittenStep {
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
    ? (JSON.parse(JSON.stringify(withConditions(parsed.data, entries))) as JsonObject)
    : written;
  // what cannot be read as a condition is compared as it is written
  const own = objectOf(
    marked(
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

/** A part as it is written, with its conditions as a plan has them. */
function marked(part: Json, reading: { source: Source; report(): void; base: Path }): Json {
  if (Array.isArray(part)) return part.map((entry) => marked(entry, reading));
  if (!isJsonObject(part)) return part;
  const { when, say, ...rest } = part;
  const condition =
    when === undefined
      ? undefined
      : conditionAt(when, reading.base, reading.source, reading.report);
  if (!condition)
    return Object.fromEntries(
      Object.entries(part).map(([key, entry]) => [
        key,
        key === "when" ? entry : marked(entry, reading),
      ]),
    );
  const others = objectOf(marked(rest, reading));
  return {
    $when: condition.when as unknown as Json,
    ...(say === undefined ? {} : { $say: say }),
    ...others,
  };
}

export function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}
