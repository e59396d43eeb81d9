import { describe, expect, test } from "vitest";
import { selfDescriptions } from "./self-descriptions.ts";

const project = { address: "https://project.test", publicKey: "sb_publishable_of_tests" };
const refusal = () => Response.json({ message: "No such path." }, { status: 404 });

/** What is found in a project with these answers. */
async function foundIn(answers: { tables?: () => Response; graphql?: () => Response }) {
  const asked: string[] = [];
  const found = await selfDescriptions(project, async (input, init) => {
    const request = new Request(input, init);
    asked.push(`${request.method} ${request.url} ${request.headers.get("apikey")}`);
    const answer = request.url.endsWith("/graphql/v1") ? answers.graphql : answers.tables;
    return (answer ?? refusal)();
  });
  return { found, asked };
}

describe("what a project says about itself", () => {
  test("is nothing if both APIs refuse", async () => {
    const { found, asked } = await foundIn({});

    expect(found).toEqual([]);
    expect(asked).toEqual([
      "GET https://project.test/rest/v1/ sb_publishable_of_tests",
      "POST https://project.test/graphql/v1 sb_publishable_of_tests",
    ]);
  });

  test("is a description of the tables", async () => {
    const tables = () => Response.json({ swagger: "2.0" });

    expect((await foundIn({ tables })).found).toEqual(["/rest/v1/ describes the tables."]);
  });

  test("is a list of types, but not an error of GraphQL", async () => {
    const types = () => Response.json({ data: { __schema: { types: [] } } });
    const error = () => Response.json({ data: null, errors: [{ message: "Unknown field" }] });
    const missing = () => Response.json({ message: "pg_graphql extension is not enabled." });

    expect((await foundIn({ graphql: types })).found).toEqual(["/graphql/v1 describes its types."]);
    expect((await foundIn({ graphql: error })).found).toEqual([]);
    expect((await foundIn({ graphql: missing })).found).toEqual([]);
  });
});
