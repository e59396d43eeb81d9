/** Loads what opens outside the quiz, by the name of what is used of it. */
export const otherParts = {
  LoginPage: () => import("#shop/account/login-page.tsx"),
  ForgotPasswordPage: () => import("#shop/account/forgot-password-page.tsx"),
  ResetPasswordPage: () => import("#shop/account/reset-password-page.tsx"),
  ConnectedNumbersPage: () => import("./connected-numbers-page.tsx"),
  ConnectedOperationsPage: () => import("./connected-operations-page.tsx"),
  ConnectedRestorePage: () => import("./connected-restore-page.tsx"),
  ConnectedSuccessPage: () => import("./connected-success-page.tsx"),
  ProfilePage: () => import("#member/profile-page.tsx"),
  memberQuestions: () => import("./member-questions.tsx"),
  UnsubscribePage: () => import("#shop/rights/unsubscribe/unsubscribe-page.tsx"),
  SharedListPage: () => import("#member/groceries/share/shared-list-page.tsx"),
  WithdrawPage: () => import("#shop/rights/withdraw/withdraw-page.tsx"),
  ConnectedAccountPage: () => import("./connected-account-page.tsx"),
  AdminPanel: () => import("./frame/admin-panel.tsx"),
  EraseDialog: () => import("./frame/erase-dialog.tsx"),
};
