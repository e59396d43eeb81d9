/** Paths that belong to the application's modules, so no step or page can use them. */
export const appRoutes = [
  "/login",
  "/profile",
  "/success",
  "/restore",
  "/forgot-password",
  "/reset-password",
  "/numbers",
  "/operations",
  "/withdraw",
  "/unsubscribe",
  "/account",
  "/list",
] as const;
export type AppRoute = (typeof appRoutes)[number];
