import { grantRole } from "#tools/cli/stored-numbers/grant-role.ts";

/** Makes an account an operator's, or with --revoke, not any more. */
await grantRole({ task: "operations:grant", rpc: "grant_operations", page: "/operations" });
