import { isJsonObject, type Json, type JsonObject } from "#lib/json.ts";
import { type AnyStepType, stepTypes } from "#steps/step-types.ts";
import { withoutConditions } from "../conditional-entries.ts";
import { type FlowItem, readFlow } from "../flow.ts";
import type { FunnelFiles } from "../read-funnel.ts";
import { readSource, type Source } from "../source.ts";

export interface WrittenStep {
  id: string;
  file: string;
  typeName: string;
  /** Absent where the step cannot be read as one of its type. */
  type: AnyStepType | undefined;
  route: string;
  /** With defaults and short forms filled in where it can be read. */
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
      written.flow = readFlow(Array.isArray(written.main.flow) ? written.main.flow : [], ["flow"], source, () => {});
    } else if (file.startsWith("steps/"))
      for (const [id, fields] of Object.entries(objectOf(source.value))) written.steps.set(id, stepOf(id, file, objectOf(fields), source));
    else written.others[file] = source.value as Json;
  }
  return written;
}

function stepOf(id: string, file: string, { when, instead, ...raw }: JsonObject, source: Source): WrittenStep {
  const typeName = String(raw.type);
  const type = Object.hasOwn(stepTypes, typeName) ? stepTypes[typeName] : undefined;
  const parsed = type?.schema.safeParse(withoutConditions(raw, type.schema, { source, report: () => {}, base: [id], entries: [] }));
  const fields = parsed?.success ? (JSON.parse(JSON.stringify(parsed.data)) as JsonObject) : raw;
  const own = { when, instead, ...Object.fromEntries(conditionsIn(raw)) };
  const conditions = Object.fromEntries(Object.entries(own).filter((entry): entry is [string, Json] => entry[1] !== undefined));
  const route = typeof raw.route === "string" ? raw.route : `/${id}`;
  return { id, file, typeName, type: parsed?.success ? type : undefined, route, fields: { ...fields, ...conditions } };
}

/** The conditions of entries, each with the words for where it stands. */
function conditionsIn(part: Json | undefined, path: string[] = []): [string, Json][] {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => (key === "when" ? [[`condition of ${path.join(", ")}`, value]] : conditionsIn(value, [...path, key])));
}

export function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}
