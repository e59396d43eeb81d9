import { origin } from "./environment.ts";

const HOOK = "/a-chat/hook-1a2b3c";
const PAGE = '<!doctype html><meta name="build" content="b81d2f"><title>Plan</title>';

/** Where the chat takes alerts. */
export const HOOK_URL = origin + HOOK;

const WELL = {
  hookStatus: 200,
  siteStatus: 200,
  siteHeaders: {} as Record<string, string>,
  mailStatus: 200,
};

export type Outside = ReturnType<typeof openOutside>;

/** The world outside of the functions: the site, a chat that takes alerts, and faults of the mail service. */
export function openOutside() {
  const outside = {
    ...WELL,
    /** The messages that were posted to the chat. */
    posts: [] as string[],
    recover: () => void Object.assign(outside, WELL),
    async others(request: Request): Promise<Response | undefined> {
      const { pathname } = new URL(request.url);
      const { hookStatus, siteStatus, siteHeaders: headers, mailStatus } = outside;
      if (pathname === "/") return new Response(PAGE, { status: siteStatus, headers });
      if (pathname.startsWith("/mail/") && mailStatus !== 200)
        return new Response("{}", { status: mailStatus });
      if (pathname !== HOOK) return undefined;
      const { text } = await request.json();
      if (hookStatus === 200) outside.posts.push(text);
      return new Response("ok", { status: hookStatus });
    },
  };
  return outside;
}
