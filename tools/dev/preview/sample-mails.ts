import { readFileSync } from "node:fs";
import { armsVerdict } from "#rules/experiments/arms-verdict.ts";
import type { Report } from "#rules/experiments/report.ts";
import { rules } from "#rules/health/rules.ts";
import type { Mail, MailKind } from "../../../supabase/functions/_shared/mail-kind.ts";
import { accountErased } from "../../../supabase/functions/_shared/mails/account-erased.ts";
import { finishPurchase } from "../../../supabase/functions/_shared/mails/finish-purchase.ts";
import { operatorAlert } from "../../../supabase/functions/_shared/mails/operator-alert.ts";
import { operatorDatabaseDown } from "../../../supabase/functions/_shared/mails/operator-database-down.ts";
import { operatorDatabaseUp } from "../../../supabase/functions/_shared/mails/operator-database-up.ts";
import { operatorFailedRefunds } from "../../../supabase/functions/_shared/mails/operator-failed-refunds.ts";
import { operatorVerdict } from "../../../supabase/functions/_shared/mails/operator-verdict.ts";
import { resetPassword } from "../../../supabase/functions/_shared/mails/reset-password.ts";
import { restoreCode } from "../../../supabase/functions/_shared/mails/restore-code.ts";
import { supportAccount } from "../../../supabase/functions/_shared/mails/support-account.ts";
import { supportCode } from "../../../supabase/functions/_shared/mails/support-code.ts";
import { supportLink } from "../../../supabase/functions/_shared/mails/support-link.ts";
import { weekly } from "../../../supabase/functions/_shared/mails/weekly.ts";
import { weeklyCode } from "../../../supabase/functions/_shared/mails/weekly-code.ts";
import { withdrawalCode } from "../../../supabase/functions/_shared/mails/withdrawal-code.ts";
import { withdrawalReceipt } from "../../../supabase/functions/_shared/mails/withdrawal-receipt.ts";

export interface SampleMail extends Mail {
  /** The file in supabase/functions/_shared/mails that has its words. */
  file: string;
  recipient: string;
  contents: string;
  html?: string;
}

const site = "https://plan.example";
const code = "481516";
const bought_at = "2026-11-21T09:14:00Z";
const confirmed_at = "2026-11-24T11:20:05Z";
const order = "9f1c2a44-6f1e-4a55-9d0a-3c8d3f6b1e02";

/** Every mail, with sample data: to buyers and members first, then to operators. */
export function createSampleMails(): SampleMail[] {
  return [
    fill("restore-code", restoreCode, { code }),
    fillResetPassword(),
    fill("finish-purchase", finishPurchase, {
      url: "https://checkout.stripe.com/c/pay/recovered",
      until: "2026-12-22T09:14:00Z",
      site,
    }),
    fill("withdrawal-code", withdrawalCode, { code, confirmed_at }),
    fill("withdrawal-receipt", withdrawalReceipt, {
      state: "withdrawn",
      order,
      product: "The Ultimate Carnivore Diet Plan",
      name: "Ada Reed",
      amount: 2999,
      currency: "usd",
      bought_at,
      declared_at: confirmed_at,
      site,
    }),
    fill("account-erased", accountErased, {
      erased_at: confirmed_at,
      withdraw_until: "2026-12-22T09:14:00Z",
      site,
    }),
    fill("weekly-code", weeklyCode, { code }),
    fill("weekly", weekly, {
      monday: "2026-11-30",
      workouts: 4,
      shopping_on: "2026-12-05",
      site,
      stop: `${site}/unsubscribe#mail=…`,
      stopNow: `${site}/functions/v1/unsubscribe/…`,
    }),
    fill("support-link", supportLink, { code, link: `${site}/restore#ticket=…`, bought_at, site }),
    fill("support-account", supportAccount, { site }),
    fill("support-code", supportCode, { code, bought_at }),
    fill("operator-alert", operatorAlert, {
      news: [
        { rule: "mails-failing", is_broken: true },
        { rule: "site-down", is_broken: false },
      ],
      findings: rules
        .filter(({ name }) => name === "mails-failing")
        .map((rule) => ({ rule, text: "9 mails didn't arrive (bounced), and 11 were sent." })),
      site,
    }),
    fill("operator-database-down", operatorDatabaseDown, {}),
    fill("operator-database-up", operatorDatabaseUp, { site }),
    fill("operator-failed-refunds", operatorFailedRefunds, {
      refunds: [{ order, reason: "insufficient_funds", declared_at: confirmed_at }],
    }),
    fill("operator-verdict", operatorVerdict, {
      report: createReport(),
      question: "Which order sells more plans?",
      from: "2026-11-01",
      to: "2026-11-23",
      site,
    }),
  ];
}

function fill<Facts>(file: string, kind: MailKind<Facts>, facts: Facts): SampleMail {
  const { recipient, contents } = kind;
  return { file: `${file}.ts`, recipient, contents, ...kind.write(facts) };
}

function fillResetPassword(): SampleMail {
  const { recipient, contents, subject, htmlFile } = resetPassword;
  const html = readFileSync(htmlFile, "utf8")
    .replaceAll("{{ .SiteURL }}", site)
    .replaceAll("{{ .TokenHash }}", "…");
  return { file: "reset-password.ts", recipient, contents, subject, text: "", html };
}

function createReport(): Report {
  const verdict = armsVerdict({ experiments: { order: { arms: { A: 50, B: 50 } } } }, "order", {
    arms: [
      { arm: "A", visits: 20_000, orders: 600 },
      { arm: "B", visits: 20_000, orders: 900 },
    ],
    days: 23,
    mayBeHidden: false,
  });
  if ("missing" in verdict) throw new Error(`The sample has no verdict: ${verdict.missing}.`);
  return verdict.report;
}
