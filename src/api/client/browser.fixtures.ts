import { vi } from "vitest";
import { sessionKey } from "./supabase.ts";

export interface Asked {
  path: string;
  authorization: string | null;
  body: string;
}

/**
 * In Node, a browser with this session in its storage. The answers come from `answer`. Take it away
 * with `vi.unstubAllGlobals()`.
 */
export function createBrowser(
  session: object | null,
  answer: (asked: Asked) => Response | Promise<Response>,
) {
  const stored = new Map<string, string>();
  const asked: Asked[] = [];
  vi.stubGlobal("window", {
    location: { origin: "http://shop.test" },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  // The library wants one in Node, and never opens it here.
  vi.stubGlobal("WebSocket", class {});
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    const { pathname, search } = new URL(input);
    const authorization = new Headers(init.headers).get("authorization");
    const request = { path: pathname + search, authorization, body: String(init.body) };
    asked.push(request);
    return answer(request);
  });
  const browser = {
    asked,
    session: (): unknown => JSON.parse(stored.get(sessionKey()) ?? "null"),
    signIn: (other: object) => void stored.set(sessionKey(), JSON.stringify(other)),
  };
  if (session) browser.signIn(session);
  return browser;
}
