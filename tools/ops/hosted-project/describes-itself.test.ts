import { describe, expect, test } from "vitest";
import { describesItself } from "./describes-itself.ts";

const project = { address: "https://project.test", publicKey: "sb_publishable_of_tests" };
const refusal = () => Response.json({ message: "No such path." }, { status: 404 });

/** Checks a project with these answers. Returns the result and the requests. */
async function findInProject(answers: { tables?: () => Response; graphql?: () => Response }) {
  const asked: string[] = [];
  const found = await describesItself(project, async (input, init) => {
    const request = new Request(input, init);
    asked.push(`${request.method} ${request.url} ${request.headers.get("apikey")}`);
    const answer = request.url.endsWith("/graphql/v1") ? answers.graphql : answers.tables;
    return (answer ?? refusal)();
  });
  return { found, asked };
}

describe("describesItself", () => {
  test("is false if both APIs refuse", async () => {
    const { found, asked } = await findInProject({});

    expect(found).toBe(false);
    expect(asked).toEqual([
      "GET https://project.test/rest/v1/ sb_publishable_of_tests",
      "POST https://project.test/graphql/v1 sb_publishable_of_tests",
    ]);
  });

  test("is true if the API describes the tables", async () => {
    const tables = () => Response.json({ swagger: "2.0" });

    expect((await findInProject({ tables })).found).toBe(true);
  });

  test("is true if GraphQL lists its types, and false if it has an error", async () => {
    const types = () => Response.json({ data: { __schema: { types: [] } } });
    const error = () => Response.json({ data: null, errors: [{ message: "Unknown field" }] });
    const missing = () => Response.json({ message: "pg_graphql extension is not enabled." });

    expect((await findInProject({ graphql: types })).found).toBe(true);
    expect((await findInProject({ graphql: error })).found).toBe(false);
    expect((await findInProject({ graphql: missing })).found).toBe(false);
  });
});
