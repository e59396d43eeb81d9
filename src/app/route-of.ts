/**
 * Finds the route that a path asks for, in any case, encoded, or with trailing slashes. Returns
 * undefined if there isn't one.
 */
export function routeOf<Route extends string>(
  routes: readonly Route[],
  pathname: string,
): Route | undefined {
  const asked = decoded(pathname).replace(/\/+$/, "").toLowerCase();
  return routes.find((route) => route.toLowerCase() === asked);
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
