import { type ReactNode, useCallback } from "react";
import type { AppRoute } from "#lib/app-routes.ts";
import type { Weight } from "#lib/measures/weight.ts";
import type { Visit } from "#quiz/engine/visit.ts";
import { lazyPart, loadPart } from "#ui/loading/lazy-part.ts";
import { loadOtherPart } from "./load-other-part.ts";

const loadLogin = loadOtherPart("LoginPage");
const LoginPage = lazyPart(loadLogin, "LoginPage");
const ForgotPasswordPage = lazyPart(loadOtherPart("ForgotPasswordPage"), "ForgotPasswordPage");
const ResetPasswordPage = lazyPart(loadOtherPart("ResetPasswordPage"), "ResetPasswordPage");
const NumbersPage = lazyPart(loadOtherPart("ConnectedNumbersPage"), "ConnectedNumbersPage");
const OperationsPage = lazyPart(
  loadOtherPart("ConnectedOperationsPage"),
  "ConnectedOperationsPage",
);
const UnsubscribePage = lazyPart(loadOtherPart("UnsubscribePage"), "UnsubscribePage");
const WithdrawPage = lazyPart(loadOtherPart("WithdrawPage"), "WithdrawPage");
const SharedListPage = lazyPart(loadOtherPart("SharedListPage"), "SharedListPage");
const AccountPage = lazyPart(loadOtherPart("ConnectedAccountPage"), "ConnectedAccountPage");
const SuccessPage = lazyPart(loadOtherPart("ConnectedSuccessPage"), "ConnectedSuccessPage");
const RestorePage = lazyPart(loadOtherPart("ConnectedRestorePage"), "ConnectedRestorePage");
const loadProfile = loadOtherPart("ProfilePage");
const ProfilePage = lazyPart(() => {
  const loading = loadProfile();
  // Logging out leads to the login page, even without a network.
  void loading.then(loadLogin).catch(() => {});
  return loading;
}, "ProfilePage");

const findPending = async () => {
  const [{ findPending }, { checkoutStorage }] = await loadPart(() =>
    Promise.all([import("#shop/checkout/purchase/find-pending.ts"), import("./purchases.ts")]),
  );
  return findPending(checkoutStorage.pending);
};

interface Surroundings {
  brand: string;
  price: string;
  salesRoute: string;
  /** The weight unit that was chosen in this browser's quiz. */
  unit: Weight["unit"] | undefined;
  /** The visit to the quiz. Members can answer its questions again. */
  visit: Visit;
}

function Profile({ visit, ...surroundings }: Surroundings) {
  const loadQuestions = useCallback(
    () => loadPart(loadOtherPart("memberQuestions")).then((part) => part.memberQuestions(visit)),
    [visit],
  );
  return <ProfilePage {...surroundings} findPending={findPending} loadQuestions={loadQuestions} />;
}

/** The pages outside the quiz. Their code is loaded on demand. */
export const appPages: Record<AppRoute, (surroundings: Surroundings) => ReactNode> = {
  "/login": ({ brand }) => <LoginPage brand={brand} />,
  "/forgot-password": ({ brand }) => <ForgotPasswordPage brand={brand} />,
  "/reset-password": ({ brand }) => <ResetPasswordPage brand={brand} />,
  "/numbers": ({ brand, visit }) => <NumbersPage brand={brand} plan={visit.plan} />,
  "/operations": ({ brand }) => <OperationsPage brand={brand} />,
  "/success": ({ brand }) => <SuccessPage brand={brand} />,
  "/restore": ({ brand }) => <RestorePage brand={brand} />,
  "/withdraw": ({ brand }) => <WithdrawPage brand={brand} />,
  "/unsubscribe": ({ brand }) => <UnsubscribePage brand={brand} />,
  "/account": ({ brand, visit }) => <AccountPage brand={brand} visit={visit} />,
  "/list": ({ brand }) => <SharedListPage brand={brand} />,
  "/profile": (surroundings) => <Profile {...surroundings} />,
};

const BEFORE: Partial<Record<AppRoute, AppRoute>> = {
  "/forgot-password": "/login",
  "/reset-password": "/login",
  "/restore": "/login",
  "/account": "/profile",
};

/** Where Back leads from one of these pages if the visitor came from outside. */
export const appRouteBefore = (route: AppRoute): string => BEFORE[route] ?? "/";
