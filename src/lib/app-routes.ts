/** Paths that modules of the application answer, so that no step and no page can have them. */
export const appRoutes = [
  "/login",
  "/profile",
  "/success",
  "/restore",
  "/forgot-password",
  "/reset-password",
] as const;
export type AppRoute = (typeof appRoutes)[number];
