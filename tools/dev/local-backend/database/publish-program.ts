import type { Api } from "../supabase/api.ts";
import type { ProgramSource } from "./program-source.ts";

/**
 * Stores the digest of the published program and the state of its tables. If the program is
 * published in another way, that state changes.
 */
const REMEMBER = `
  create schema if not exists embedded_backend;
  create table if not exists embedded_backend.published (digest text not null, state text not null);
`;
const STATE = `
  (select concat(count(*), ' ', max(published_at)) from public.program_parts) || ' / ' ||
  (select concat(count(*), ' ', max(published_at)) from public.program_files)
`;

/**
 * Does what `npm run task -- program:publish` does for a hosted project, unless the database already has
 * this program. A program with errors leaves the published one unchanged.
 */
export async function publishProgram(
  api: Api,
  program: ProgramSource,
  { origin, key }: { origin: string; key: string },
): Promise<void> {
  const call = async (name: string, args: unknown) => {
    const headers = {
      apikey: key,
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
    };
    const response = await api.fetch(
      new Request(`${origin}/rest/v1/rpc/${name}`, {
        method: "POST",
        headers,
        body: JSON.stringify(args),
      }),
    );
    if (!response.ok) throw new Error(`${name} was refused with ${response.status}.`);
  };
  try {
    const digest = program.digest();
    await api.query(REMEMBER);
    const known = await api.query(
      `select 1 as known from embedded_backend.published where digest = $1 and state = ${STATE}`,
      [digest],
    );
    if (known.length > 0) return;
    await call("publish_program", { parts: program.parts() });
    for (const file of program.files()) await call("publish_file", file);
    await api.query("delete from embedded_backend.published");
    await api.query(`insert into embedded_backend.published select $1, ${STATE}`, [digest]);
  } catch (error) {
    console.error(
      `The program was not published. ${error instanceof Error ? error.message : error}`,
    );
  }
}
