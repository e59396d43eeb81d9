import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { MethodDeclaration, Node, SourceFile } from "typescript/unstable/ast";
import {
  isClassDeclaration,
  isMethodDeclaration,
  isTypeReferenceNode,
} from "typescript/unstable/ast/is";
import { API, type Checker, type Type } from "typescript/unstable/sync";
import type { Description, JsonSchema } from "./json-schema.ts";
import { SchemaMaker } from "./schema-of-types.ts";

const SDK = "node_modules/stripe";

/** The calls of the functions and their tests: a file of the SDK, and its methods. */
const CALLS: Record<string, string[]> = {
  "Checkout/Sessions": ["create", "list", "retrieve", "listLineItems", "expire"],
  PaymentIntents: ["retrieve"],
  Charges: ["retrieve"],
  Refunds: ["create", "list", "retrieve"],
  Disputes: ["list", "retrieve", "update", "close"],
  Events: ["list", "retrieve"],
};

/** The objects that these calls are about. */
const KINDS = [
  "checkout.session",
  "item",
  "price",
  "payment_intent",
  "charge",
  "refund",
  "dispute",
  "event",
];

/** Reads the description from the provider's SDK, which is generated from it. */
export function readDescription(): Description {
  const api = new API({ cwd: process.cwd() });
  try {
    const [project] = api.updateSnapshot({ openProject: resolve("tsconfig.json") }).getProjects();
    if (!project) throw new Error("tsconfig.json describes no project.");
    const { checker, program } = project;
    const schemas = new SchemaMaker(checker, KINDS);
    const describe = (resource: string, name: string): [string, Description["calls"][string]] => {
      const path = join(SDK, "esm/resources", resource);
      const method = findMethod(program.getSourceFile(resolve(`${path}.d.ts`)), name);
      const { params, answer, isList } = findTypes(checker, method);
      const request = params ? schemas.toSchema(params) : { type: "object" as const };
      const response = isList
        ? createListSchema(schemas.toSchema(answer))
        : schemas.toSchema(answer);
      return [findAddress(readText(`${path}.js`), name), { request, response }];
    };
    const calls = Object.entries(CALLS).flatMap(([resource, names]) =>
      names.map((name) => describe(resource, name)),
    );
    return { source: readVersions(), calls: Object.fromEntries(calls), $defs: schemas.$defs };
  } finally {
    api.close();
  }
}

const readText = (file: string) => readFileSync(file, "utf8").trim();

function readVersions(): Description["source"] {
  const { name, version } = JSON.parse(readText(join(SDK, "package.json")));
  const apiVersion = /'([\w.-]+)'/.exec(readText(join(SDK, "esm/apiVersion.js")))?.[1] ?? "";
  return {
    package: `${name}@${version}`,
    openapi: readText(join(SDK, "OPENAPI_VERSION")),
    apiVersion,
  };
}

function findMethod(file: SourceFile | undefined, name: string): MethodDeclaration {
  const methods = file?.statements
    .filter(isClassDeclaration)
    .flatMap(({ members }) => members.filter(isMethodDeclaration));
  const found = methods?.filter((method) => method.name.getText() === name) ?? [];
  const [method] = found;
  if (!method) throw new Error(`The SDK has no method ${name}.`);
  return method;
}

/** `(id: string, params?: P, options?: RequestOptions): Promise<Response<T>>` */
function findTypes(checker: Checker, { parameters, type }: MethodDeclaration) {
  const params = parameters.find(({ name }) => name.getText() === "params")?.type;
  const answer = type && innermost(type);
  return {
    params: params && checker.getTypeAtLocation(params),
    answer: (answer && checker.getTypeAtLocation(answer)) as Type,
    isList: type?.getText().startsWith("ApiListPromise<") ?? false,
  };
}

/** T in `Promise<Response<T>>`. */
function innermost(type: Node): Node {
  const [inner] = isTypeReferenceNode(type) ? (type.typeArguments ?? []) : [];
  return inner ? innermost(inner) : type;
}

function createListSchema(items: JsonSchema): JsonSchema {
  return {
    type: "object",
    properties: {
      object: { enum: ["list"] },
      data: { type: "array", items },
      has_more: { type: "boolean" },
      url: { type: "string" },
    },
    required: ["object", "data", "has_more", "url"],
    additionalProperties: false,
  };
}

/** The method and path that a function of the SDK calls: `GET /v1/refunds/:id`. */
function findAddress(script: string, name: string): string {
  const body = script.slice(script.indexOf(`\n    ${name}(`));
  const [, method, path = ""] = /_makeRequest\('(\w+)', ['`]([^'`]+)['`]/.exec(body) ?? [];
  return `${method} ${path.replaceAll(/\$\{[^}]+\}/g, ":id")}`;
}
