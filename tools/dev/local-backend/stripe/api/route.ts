import type { Account } from "../account.ts";
import type { Form } from "./form-body.ts";

export interface Call {
  account: Account;
  /** The value of `:id` in the path. */
  id: string;
  form: Form;
}

export interface Route {
  method: "GET" | "POST";
  path: string;
  run(call: Call): object;
}

export function findRoute(
  routes: Route[],
  method: string,
  pathname: string,
): { route: Route; id: string } | undefined {
  const parts = pathname.split("/");
  for (const route of routes) {
    const pattern = route.path.split("/");
    const fits =
      route.method === method &&
      pattern.length === parts.length &&
      pattern.every((part, at) => part === ":id" || part === parts[at]);
    if (fits) return { route, id: parts[pattern.indexOf(":id")] ?? "" };
  }
  return undefined;
}
