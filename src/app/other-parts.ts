/** Loads the pages and dialogs that few people open, by the name of their component. */
export const rareParts = {
  ForgotPasswordPage: () => import("#shop/account/forgot-password-page.tsx"),
  ResetPasswordPage: () => import("#shop/account/reset-password-page.tsx"),
  ConnectedNumbersPage: () => import("./connected-numbers-page.tsx"),
  ConnectedOperationsPage: () => import("./connected-operations-page.tsx"),
  ConnectedRestorePage: () => import("./connected-restore-page.tsx"),
  UnsubscribePage: () => import("#shop/rights/unsubscribe/unsubscribe-page.tsx"),
  SharedListPage: () => import("#member/groceries/share/shared-list-page.tsx"),
  WithdrawPage: () => import("#shop/rights/withdraw/withdraw-page.tsx"),
  Account: () => import("./account.tsx"),
  AdminPanel: () => import("./frame/admin-panel.tsx"),
  EraseDialog: () => import("./frame/erase-dialog.tsx"),
};
