import {
  type Checker,
  type Symbol as CodeSymbol,
  SymbolFlags,
  type Type,
  TypeFlags,
} from "typescript/unstable/sync";
import type { JsonSchema } from "./json-schema.ts";

const ANY: JsonSchema = {};
/** Only events have more. */
const MAX_CHOICES = 50;
/** A field that the SDK adds to an answer. */
const NOT_SENT = "lastResponse";

/**
 * Turns the provider's types into schemas. An object of the API, such as a refund, becomes a
 * definition; one that isn't in `kinds` may have any fields.
 */
export class SchemaMaker {
  readonly $defs: Record<string, JsonSchema> = {};
  readonly #checker: Checker;
  readonly #kinds: string[];

  constructor(checker: Checker, kinds: string[]) {
    this.#checker = checker;
    this.#kinds = kinds;
  }

  toSchema(type: Type): JsonSchema {
    if (type.isUnionType()) return this.#toUnion(type.getTypes());
    if (type.isLiteralType()) return { enum: [type.value as string | number | boolean] };
    if (type.flags & TypeFlags.String) return { type: "string" };
    if (type.flags & TypeFlags.Number) return { type: "number" };
    if (type.flags & TypeFlags.Boolean) return { type: "boolean" };
    if (type.flags & TypeFlags.Null) return { type: "null" };
    if (this.#checker.isArrayType(type) && type.isTypeReference())
      return {
        type: "array",
        items: this.toSchema(this.#checker.getTypeArguments(type)[0] as Type),
      };
    // An amount with decimals is sent as text.
    if (type.isIntersectionType()) return { type: "string" };
    return type.isObjectType() ? this.#toObjectSchema(type) : ANY;
  }

  #toObjectSchema(type: Type): JsonSchema {
    const properties = this.#checker.getPropertiesOfType(type);
    const kind = this.#findKind(properties);
    if (kind === undefined || kind === "list") return this.#toFields(type, properties);
    if (!this.#kinds.includes(kind)) return { type: "object" };
    if (!this.$defs[kind]) {
      // Before its fields: they may lead back to it.
      this.$defs[kind] = ANY;
      this.$defs[kind] = this.#toFields(type, properties);
    }
    return { $ref: `#/$defs/${kind}` };
  }

  #toFields(type: Type, properties: readonly CodeSymbol[]): JsonSchema {
    const fields = properties.filter(
      ({ name, flags }) => name !== NOT_SENT && !(flags & SymbolFlags.Method),
    );
    const types = this.#checker.getTypeOfSymbol(fields);
    const required = fields.filter(({ flags }) => !(flags & SymbolFlags.Optional));
    const [index] = this.#checker.getIndexInfosOfType(type);
    return {
      type: "object",
      properties: Object.fromEntries(
        fields.map(({ name }, at) => [name, this.toSchema(types[at] as Type)]),
      ),
      required: required.map(({ name }) => name),
      additionalProperties: index ? this.toSchema(index.valueType) : false,
    };
  }

  /** The value of `object` in an object of the API: `refund`. */
  #findKind(properties: readonly CodeSymbol[]): string | undefined {
    const field = properties.find(({ name }) => name === "object");
    const type = field && this.#checker.getTypeOfSymbol(field);
    return type?.isStringLiteralType() ? type.value : undefined;
  }

  #toUnion(types: readonly Type[]): JsonSchema {
    // Optional fields include undefined.
    const parts = types.filter((type) => !(type.flags & TypeFlags.Undefined) && !isLater(type));
    if (parts.length > MAX_CHOICES && parts.every((type) => type.isObjectType()))
      return this.#toEvent(parts);
    const values = parts.flatMap((type) => (type.isLiteralType() ? [type.value] : []));
    const texts = values.filter((value) => typeof value === "string").toSorted();
    const all: JsonSchema[] = [
      ...(texts.length > 0 ? [{ enum: texts }] : []),
      ...(values.includes(true) ? [{ type: "boolean" as const }] : []),
      ...parts.filter((type) => !type.isLiteralType()).map((type) => this.toSchema(type)),
    ];
    const [only] = all;
    return only && all.length === 1 ? only : { anyOf: all };
  }

  /** Events differ only in their type and in what they're about. */
  #toEvent(variants: readonly Type[]): JsonSchema {
    const checker = this.#checker;
    const first = this.#toObjectSchema(variants[0] as Type);
    const event = this.$defs[String(first.$ref).replace("#/$defs/", "")];
    const types = variants.map((variant) => {
      const type = checker.getTypeOfSymbol(
        checker.getPropertyOfType(variant, "type") as CodeSymbol,
      );
      return type?.isStringLiteralType() ? type.value : "";
    });
    const fields = event?.properties ?? {};
    fields.type = { enum: types.toSorted() };
    fields.data = {
      type: "object",
      properties: { object: { anyOf: this.#kinds.map((kind) => ({ $ref: `#/$defs/${kind}` })) } },
      required: ["object"],
    };
    return first;
  }
}

/** In a union, `string & {}` stands for values of later versions. */
const isLater = (type: Type) =>
  type.isIntersectionType() && type.getTypes().some(({ flags }) => flags & TypeFlags.String);
