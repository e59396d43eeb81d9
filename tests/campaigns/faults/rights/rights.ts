import postgres, { type Sql } from "postgres";
import { createRandom } from "#lib/seeded-random.ts";
import { expectedAccess } from "../../../backend/access/access.ts";
import { callableFunctions } from "../../../backend/access/callable-functions.ts";
import { shuffle } from "../../../backend/support/chance.ts";
import { MIGRATED, startMigratedCluster } from "../../../backend/support/migrated-cluster.ts";
import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { recordConsole } from "../record-console.ts";
import { ask } from "./ask.ts";
import type { Cell, Scene } from "./cell.ts";
import { deeds } from "./deeds.ts";
import { functionCells } from "./function-cells.ts";
import type { Mutant } from "./mutant.ts";
import { createMutants } from "./mutants.ts";
import { createCallers, people } from "./people.ts";
import { serveApi } from "./serve-api.ts";
import { listRelations, tableCells } from "./table-cells.ts";

/** For so many cells, one mutant. All of both, if there are more. */
const CELLS_OF_A_MUTANT = 40;
const PROGRESS_EVERY = 500;
/** Missing rights, and closed doors. What people do get says more about the rules, and comes first. */
const REFUSALS = [/^(refused|error 55000)$/, /^(not let in|error PGRST106|status 404)$/];

export const rights: FaultRow = {
  name: "rights",
  claim: "Everyone can do what the table of rights says through the API, and nothing else",
  inputs: `${people.length} kinds of callers, among them owners, strangers, forged and expired tokens, and ended sessions; every table and view with every verb, own rows and others'; every function; what isn't served; claims, codes, a note, and an erasure for real`,
  faults:
    "every policy dropped or opened, row security off, every right granted or revoked, every check of a function removed, one at a time: each has to be noticed, unless another rule forbids the same",
  // More than there are: all of them.
  count: { whole: 100_000, part: 800 },
  minutes: 1.6,
  isOnDemand: true,
  run,
};

async function run({ count, seed, print }: CampaignOptions): Promise<CampaignResult> {
  const { restore } = recordConsole();
  const cluster = await startMigratedCluster();
  const url = `${cluster.url}/${MIGRATED}`;
  const sql = postgres(url, { max: 4 });
  const api = await serveApi(url);
  const chance = createRandom(seed);
  try {
    const all = await createCells(sql, { origin: api.origin, callers: await createCallers(sql) });
    const cells = byWeight(all, chance);
    const tried = cells.slice(0, count);
    const problems = [...staleExpectations(all), ...(await findDifferences(tried, print))];
    const allMutants = shuffle(await createMutants(sql), chance);
    const mutants = allMutants.slice(0, Math.ceil(count / CELLS_OF_A_MUTANT));
    print(`${tried.length} cells tried. Now ${mutants.length} mutants`);
    const survivors = await findSurvivors(sql, mutants, cells, print);
    const redundant = survivors.filter(whyUnnoticed);
    const missed = survivors.filter((name) => !whyUnnoticed(name));
    problems.push(...missed.map((name) => `not noticed: ${name}`));
    for (const name of redundant) print(`changes nothing, as ${whyUnnoticed(name)}: ${name}`);
    // The mutants were noticed for what they are only if nothing else has changed.
    const unlike = await findDifferences(tried.filter(isGranted), print);
    problems.push(...unlike.map((difference) => `after the mutants, ${difference}`));
    const number = (value: number) => value.toLocaleString("en");
    return {
      isKept: problems.length === 0,
      figures: `${number(tried.length)} of ${number(all.length)} cells tried, ${number(mutants.length - survivors.length)} of ${number(mutants.length)} mutants noticed, ${number(redundant.length)} changed nothing because another rule forbids the same: ${number(problems.length)} problems`,
      problems,
    };
  } finally {
    await api.close();
    await sql.end();
    cluster.stop();
    restore();
  }
}

/** -1 if people get what they ask for. */
const rankCell = ({ wanted }: Cell): number => REFUSALS.findIndex((kind) => kind.test(wanted));
const isGranted = (cell: Cell): boolean => rankCell(cell) < 0;

function byWeight(cells: Cell[], chance: () => number): Cell[] {
  return shuffle(cells, chance).toSorted((one, other) => rankCell(one) - rankCell(other));
}

async function createCells(sql: Sql, scene: Scene): Promise<Cell[]> {
  return [
    ...(await tableCells(sql, scene)),
    ...(await createClosedCells(sql, scene)),
    ...(await functionCells(sql, scene)),
    ...createDeedCells(sql, scene),
  ];
}

/** Tables and functions that are expected, and don't exist. New ones differ from what is wanted. */
function staleExpectations(cells: Cell[]): string[] {
  const targets = new Set(cells.map(({ target }) => target));
  const expected = [...Object.keys(expectedAccess.tables), ...Object.keys(callableFunctions)];
  return expected
    .filter((name) => !targets.has(name) && !name.startsWith("private."))
    .map((name) => `${name} doesn't exist`);
}

async function findDifferences(cells: Cell[], print: (line: string) => void): Promise<string[]> {
  const differences: string[] = [];
  for (const [nth, { name, wanted, findOutcome }] of cells.entries()) {
    const outcome = await findOutcome();
    if (outcome !== wanted) differences.push(`${name}: ${outcome} instead of ${wanted}`);
    if (nth > 0 && nth % PROGRESS_EVERY === 0) print(`${nth} cells`);
  }
  return differences;
}

async function findSurvivors(
  sql: Sql,
  mutants: Mutant[],
  cells: Cell[],
  print: (line: string) => void,
): Promise<string[]> {
  const survivors: string[] = [];
  for (const [nth, { name, statement, undo, concerns }] of mutants.entries()) {
    await sql.unsafe(statement);
    if (!(await isNoticed(cells.filter(concerns)))) survivors.push(name);
    await sql.unsafe(undo);
    if (nth > 0 && nth % PROGRESS_EVERY === 0) print(`${nth} mutants`);
  }
  return survivors;
}

async function isNoticed(cells: Cell[]): Promise<boolean> {
  for (const { wanted, findOutcome } of cells) if ((await findOutcome()) !== wanted) return true;
  return false;
}

/** Mutants that change nothing, because another rule forbids the same. */
const REDUNDANT: [mutant: RegExp, reason: string][] = [
  [
    /policy "the (program|files) needs? an open session"/,
    "has_access(), which the other policy calls, asks for the session, too",
  ],
  [
    /^grant select on public\.funnel_(all_\w+|arms) to (anon|authenticated)$/,
    "the view reads its tables with the rights of its caller",
  ],
  [
    /^grant execute on function (numbers|group|group_place)_rows\(.*\) to (anon|authenticated)$/,
    "the functions that it calls may be called by others only",
  ],
  [
    /^grant execute on function claim_order\(.*\) to (anon|service_role)$/,
    "the function itself refuses callers without an account",
  ],
  [
    /^public\.erase_account\(uuid\) without .* in "perform from .* for update;"$/,
    "it only locks more rows than it has to",
  ],
  [
    /^public\.(erase_account|end_my_sessions)\(.*\) without checking (whose row it is|a session of the account) in "where id::text = /,
    "require_open_session() has checked the session's account",
  ],
];

/** Why no one can notice a mutant; undefined if it has to be noticed. */
const whyUnnoticed = (mutant: string): string | undefined =>
  REDUNDANT.find(([name]) => name.test(mutant))?.[1];

/** People's real actions, in SQL as the API sends it, so that they can be undone. */
const createDeedCells = (sql: Sql, { callers }: Scene): Cell[] =>
  deeds.map((deed) => {
    const { person, does, target, wanted } = deed;
    const role = person === "the server" ? "service_role" : "authenticated";
    const caller = { role, account: callers[person].account } as const;
    return {
      name: `${person} ${does}`,
      target,
      verb: "call",
      wanted,
      findOutcome: () => undone(sql, (connection) => deed.find(connection, caller)),
    };
  });

/** Does something in a transaction that is rolled back. */
async function undone(sql: Sql, find: (sql: Sql) => Promise<string>): Promise<string> {
  const connection = await sql.reserve();
  try {
    await connection`begin`;
    return await find(connection);
  } catch (error) {
    return `error ${(error as { code?: string }).code}`;
  } finally {
    await connection`rollback`;
    connection.release();
  }
}

/** Every person, at everything that the API doesn't serve at all. */
async function createClosedCells(sql: Sql, { origin, callers }: Scene): Promise<Cell[]> {
  const hidden = [...(await listRelations(sql, "private"))].map(({ name }) => name);
  const functions = await sql<{ name: string }[]>`
    select distinct proname as name from pg_proc where pronamespace = 'private'::regnamespace order by 1`;
  return people.flatMap((person) => {
    const refused = person === "someone without a key" ? "not let in" : "error PGRST106";
    const cell = (target: string, method: "GET" | "POST", path: string, wanted: string): Cell => ({
      name: `${person} asks for ${target}`,
      target,
      verb: method === "GET" ? "select" : "call",
      wanted,
      async findOutcome() {
        const headers = { "accept-profile": "private", "content-profile": "private" };
        const request = { method, path, headers, ...(method === "POST" && { body: {} }) };
        const answered = await ask(origin, callers[person], request);
        return "error" in answered ? answered.error : "let in";
      },
    });
    return [
      ...hidden.map((name) => cell(`private.${name}`, "GET", `/rest/v1/${name}`, refused)),
      ...functions.map(({ name }) =>
        cell(`private.${name}`, "POST", `/rest/v1/rpc/${name}`, refused),
      ),
      // There's no storage: paid files are in the database.
      cell("storage", "GET", "/storage/v1/bucket", "status 404"),
      cell("graphql", "POST", "/graphql/v1", "status 404"),
    ];
  });
}
