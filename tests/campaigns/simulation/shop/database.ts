import { type Api, type Mail, openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { guardApi } from "#tools/dev/local-backend/supabase/guard-api.ts";
import { openRest } from "./rest.ts";
import { keys, origin, publicKey } from "./settings.ts";

export interface Database {
  /** The API of the database and of the accounts, as in front of a hosted project. */
  fetch(request: Request, peerAddress?: string): Promise<Response>;
  query<Row>(text: string): Promise<Row[]>;
}

type SendMail = (mail: Mail) => Promise<void>;

/** The embedded database in memory with all migrations, and two APIs for its functions. */
export async function openApis(sendMail: SendMail, dump?: Blob) {
  const api = await openApi({ dump, origin, keys, publicKey, sendMail });
  await api.query("select public.set_payment_mode('test')");
  const { embedded } = api;
  if (!embedded) throw new Error("The database isn't embedded.");
  return { api, embedded, rest: await openRest(embedded, publicKey, keys) };
}

/** The database of a world, which begins with a dump. */
export async function openDatabase(sendMail: SendMail, dump: Blob): Promise<Database> {
  const { api, embedded, rest } = await openApis(sendMail, dump);
  const route = (request: Request, peerAddress?: string) =>
    new URL(request.url).pathname.startsWith("/auth/")
      ? api.fetch(request, peerAddress)
      : rest.fetch(request);
  const both: Api = { ...api, fetch: route };
  const guarded = await guardApi(both, { publicKey, now: () => Date.now() });
  return {
    fetch: guarded.fetch,
    query: async <Row>(text: string) => (await embedded.query<Row>(text)).rows,
  };
}
