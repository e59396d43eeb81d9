/**
 * Finds the route that a path asks for, in any case, encoded, or with trailing slashes. Returns
 * undefined if there isn't one.
 */
export function matchRoute<Route extends string>(
  routes: readonly Route[],
  pathname: string,
): Route | undefined {
  const asked = decode(pathname).replace(/\/+$/, "").toLowerCase();
  return routes.find((route) => route.toLowerCase() === asked);
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
