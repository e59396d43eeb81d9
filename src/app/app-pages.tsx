import type { ReactNode } from "react";
import type { AppRoute } from "#lib/app-routes.ts";
import type { Weight } from "#lib/weight.ts";
import { lazyPart, loadPart } from "#ui/lazy-part.ts";
import { keeping } from "./purchases.ts";

const loadLogin = () => import("#account/login-page.tsx");
const LoginPage = lazyPart(loadLogin, "LoginPage");
const ForgotPasswordPage = lazyPart(
  () => import("#account/forgot-password-page.tsx"),
  "ForgotPasswordPage",
);
const ResetPasswordPage = lazyPart(
  () => import("#account/reset-password-page.tsx"),
  "ResetPasswordPage",
);
const SuccessPage = lazyPart(() => import("#checkout/success-page.tsx"), "SuccessPage");
const RestorePage = lazyPart(() => import("#checkout/restore-page.tsx"), "RestorePage");
const loadProfile = () => import("#member/profile-page.tsx");
const ProfilePage = lazyPart(() => {
  const loading = loadProfile();
  // whoever logs out without a network is led there as well
  void loading.then(loadLogin).catch(() => {});
  return loading;
}, "ProfilePage");

const findPending = async () =>
  (await loadPart(() => import("#checkout/find-pending.ts"))).findPending(keeping.pending);

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
  "/restore": ({ brand }) => <RestorePage brand={brand} keeping={keeping} />,
  "/profile": (surroundings) => <ProfilePage {...surroundings} findPending={findPending} />,
};

const BEFORE: Partial<Record<AppRoute, AppRoute>> = {
  "/forgot-password": "/login",
  "/reset-password": "/login",
  "/restore": "/login",
};

/** Where Back leads from one of these pages for whoever came to it from outside. */
export const appRouteBefore = (route: AppRoute): string => BEFORE[route] ?? "/";
