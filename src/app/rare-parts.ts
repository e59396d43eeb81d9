/**
 * Loads the pages and dialogs that few people open. Their files are named here, because the start
 * script of the quiz has no room for them.
 */
export const loadForgotPassword = () => import("#account/forgot-password-page.tsx");
export const loadResetPassword = () => import("#account/reset-password-page.tsx");
export const loadNumbers = () => import("#numbers/numbers-page.tsx");
export const loadRestore = () => import("#checkout/restore/restore-page.tsx");
export const loadWithdraw = () => import("#rights/withdraw/withdraw-page.tsx");
export const loadAccount = () => import("./account.tsx");
export const loadAdminPanel = () => import("./frame/admin-panel.tsx");
export const loadEraseDialog = () => import("./frame/erase-dialog.tsx");
