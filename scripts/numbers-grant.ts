import { grantRole } from "#tools/cli/stored-numbers/grant-role.ts";

/** Lets an account read the numbers, or with --revoke, not any more. */
await grantRole({ task: "numbers:grant", rpc: "grant_numbers", page: "/numbers" });
