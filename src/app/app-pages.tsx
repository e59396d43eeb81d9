import { type ComponentType, lazy, type ReactNode } from "react";
import { type AppRoute, appRoutes } from "#lib/app-routes.ts";
import type { Weight } from "#lib/weight.ts";
import { keeping } from "./purchases.ts";

const loadLogin = () => import("#account/login-page.tsx");
const LoginPage = page(loadLogin, "LoginPage");
const ForgotPasswordPage = page(() => import("#account/forgot-password-page.tsx"), "ForgotPasswordPage");
const ResetPasswordPage = page(() => import("#account/reset-password-page.tsx"), "ResetPasswordPage");
const SuccessPage = page(() => import("#checkout/success-page.tsx"), "SuccessPage");
const RestorePage = page(() => import("#checkout/restore-page.tsx"), "RestorePage");
const loadProfile = () => import("#member/profile-page.tsx");
const ProfilePage = page(() => {
  const loading = loadProfile();
  // whoever logs out without a network is led there as well
  void loading.then(loadLogin).catch(() => {});
  return loading;
}, "ProfilePage");

const claimPending = () => import("#checkout/claim-pending.ts").then((module) => module.claimPending(keeping.pending));

interface Surroundings {
  brand: string;
  price: string;
  salesRoute: string;
  /** The unit of weight that was chosen in the quiz of this browser. */
  unit: Weight["unit"] | undefined;
}

/** The pages of the modules beside the quiz. None of their code comes before it is asked for. */
export const appPages: Record<AppRoute, (surroundings: Surroundings) => ReactNode> = {
  "/login": ({ brand }) => <LoginPage brand={brand} />,
  "/forgot-password": ({ brand }) => <ForgotPasswordPage brand={brand} />,
  "/reset-password": ({ brand }) => <ResetPasswordPage brand={brand} />,
  "/success": ({ brand }) => <SuccessPage brand={brand} keeping={keeping} />,
  "/restore": ({ brand }) => <RestorePage brand={brand} pending={keeping.pending} />,
  "/profile": (surroundings) => <ProfilePage {...surroundings} claimPending={claimPending} />,
};

const BEFORE: Partial<Record<AppRoute, AppRoute>> = { "/forgot-password": "/login", "/reset-password": "/login", "/restore": "/login" };

/** Which of these pages a path is; undefined where it is none. */
export function appRouteOf(pathname: string): AppRoute | undefined {
  const path = pathname.replace(/\/+$/, "");
  return appRoutes.find((route) => route === path);
}

/** Where Back leads from one of these pages for whoever came to it from outside. */
export const appRouteBefore = (route: AppRoute): string => BEFORE[route] ?? "/";

function page<Name extends string, Props>(load: () => Promise<Record<Name, ComponentType<Props>>>, name: Name) {
  return lazy(() => load().then((module) => ({ default: module[name] })));
}
