import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { type BuiltSite, openBuiltSite } from "../browser/built-site.ts";
import { collectProblems } from "../browser/collect-problems.ts";
import { makeBuyer } from "../browser/member.ts";
import { openVisitor } from "../browser/visitor.ts";
import { type AuthFault, authFaults } from "./auth-fault.ts";
import { openPlan } from "./open-plan.ts";

const FAULTS = authFaults.length;

export const authFaultsRow: FaultRow = {
  name: "auth-faults",
  claim:
    "Whatever goes wrong with a member's session, the plan is open within 10 s, or a message says what to do, and that works",
  inputs: "members who open their plan in Chromium",
  faults: authFaults.map(({ name }) => name).join("; "),
  count: { whole: 10 * FAULTS, part: FAULTS },
  minutes: 2.9,
  isOnDemand: true,
  run,
};

async function run({ count, seed }: CampaignOptions): Promise<CampaignResult> {
  const site = await openBuiltSite();
  const problems = await collectProblems(count, async (index) => {
    const fault = authFaults[index % FAULTS] as AuthFault;
    const email = `auth-${seed}-${index}-${Date.now()}@example.com`;
    const found = await tryFault(site, fault, email).catch((error) => [String(error)]);
    return found.map((problem) => `${fault.name}: ${problem}`);
  });
  return {
    isKept: problems.length === 0,
    figures: `${count} members with ${FAULTS} faults: ${problems.length} problems`,
    problems,
  };
}

async function tryFault(site: BuiltSite, fault: AuthFault, email: string): Promise<string[]> {
  const visitor = await openVisitor(site);
  try {
    const { signedIn } = await makeBuyer(site, visitor.page, email);
    return await openPlan(visitor, fault, { email, session: signedIn });
  } finally {
    await visitor.close();
  }
}
