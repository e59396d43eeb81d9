/** The part of JSON Schema that the description uses. */
export interface JsonSchema {
  $ref?: string;
  type?: "string" | "number" | "boolean" | "null" | "object" | "array";
  enum?: (string | number | boolean)[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: false | JsonSchema;
}

/** The provider's description of the calls that we make. */
export interface Description {
  /** Where it comes from, and the version of everything in it. */
  source: { package: string; openapi: string; apiVersion: string };
  /** By method and path: `GET /v1/refunds/:id`. */
  calls: Record<string, { request: JsonSchema; response: JsonSchema }>;
  $defs: Record<string, JsonSchema>;
}
