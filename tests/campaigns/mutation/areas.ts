import type { Part } from "./part.ts";

const functions = "supabase/functions";
const shared = `${functions}/_shared`;
const OWN = "!(*.test|*.fixtures)";

/**
 * The files that the campaign `mutation` mutates, by area and part. `npm run campaign -- mutation
 * claim` runs one area, and `mutation claim/sql` one part of it.
 */
export const areas: Record<string, Record<string, Part>> = {
  fulfilment: {
    functions: {
      code: [
        `${shared}/{fulfil,facts,purchase-session}.ts`,
        `${functions}/stripe-webhook/index.ts`,
      ],
      guards: [
        "tests/backend/*/{facts,fulfil,histories,payment-mode,pending-payments}.test.ts",
        "tests/backend/*/{recovered-purchase,recovery-mail,unreported-payments,verify,webhook*}.test.ts",
      ],
      usesDatabase: true,
    },
    sweep: {
      code: [`${functions}/stripe-reconcile/*.ts`],
      guards: [
        "tests/backend/*/{pending-payments,late-disputes,reconcile,sweep*,swept-lists}.test.ts",
        "tests/backend/*/{old-sessions,unreported-payments}.test.ts",
      ],
      usesDatabase: true,
    },
    withdrawals: {
      code: [`${shared}/withdrawals/*.ts`],
      guards: ["tests/backend/*/{withdraw*,mails-once}.test.ts"],
      usesDatabase: true,
    },
    sql: {
      functions: ["private.derive_status", "public.record_payment", "public.unrecorded_sessions"],
      policiesOf: [],
      guards: [
        "tests/backend/*/{append-only,claims,derive-status,fold,payment-mode,price,races}.test.ts",
        "tests/backend/*/{unrecorded-sessions,unreported-payments}.test.ts",
        "tests/backend/*/{recovered-purchase,histories}.test.ts",
      ],
    },
  },
  claim: {
    functions: {
      code: [`${shared}/{look-up-session,secrets}.ts`, `${functions}/stripe-verify/index.ts`],
      guards: ["tests/backend/*/{verify,recovered-purchase,callers,checkout,secrets}.test.ts"],
      usesDatabase: true,
    },
    browser: {
      code: [
        "src/api/{claim-order,verify-purchase,order}.ts",
        // Its copy is wording.
        `src/shop/checkout/purchase/!(*.test|*.fixtures|purchase-page-copy).ts`,
      ],
      guards: ["src/shop/checkout/purchase/*.test.ts", "src/api/*.test.ts"],
    },
    sql: {
      functions: ["public.claim_order", "public.begin_lookup", "public.end_lookup"],
      policiesOf: [],
      guards: [
        "tests/backend/*/{claims,plan-answers,begin-lookup,limits,races}.test.ts",
        "tests/backend/*/{ended-sessions,payment-mode}.test.ts",
        "tests/backend/*/{verify,erase-account}.test.ts",
      ],
    },
  },
  restore: {
    functions: {
      code: [`${shared}/mailbox-code.ts`, `${functions}/restore-purchase/index.ts`],
      guards: ["tests/backend/*/{restore-purchase*,mailbox-code}.test.ts"],
      usesDatabase: true,
    },
    browser: {
      code: ["src/api/restore-purchase.ts", `src/shop/checkout/restore/${OWN}.ts`],
      guards: ["src/shop/checkout/restore/*.test.ts", "src/api/*.test.ts"],
    },
    sql: {
      functions: [
        ...["private.unclaimed_session", "public.issue_restore_ticket"],
        ...["public.redeem_restore_ticket", "private.room"],
        ...["private.attempt", "private.attempt_in_hour_and_day"],
      ],
      policiesOf: [],
      guards: [
        "tests/backend/*/{issue-restore-ticket,redeem-restore-ticket,restore-ticket-limits}.test.ts",
        "tests/backend/*/{limits,races}.test.ts",
        "tests/backend/restore/restore-purchase-tickets.test.ts",
      ],
    },
  },
  access: {
    sql: {
      functions: [
        ...["private.refunded_amount", "private.payment_state", "private.status_of"],
        ...["public.has_access", "private.require_open_session", "private.check_member_session"],
        ...["public.payment_mode", "public.set_payment_mode"],
      ],
      policiesOf: ["public.stripe_orders", "public.program_parts", "public.program_files"],
      guards: [
        "tests/backend/*/{fold,access,ended-sessions,open-session,payment-mode}.test.ts",
        "tests/backend/*/{rest,rest-rights,hosted-payments,publish-program}.test.ts",
        "tests/backend/checkout/orders-by-session.test.ts",
        "tests/backend/*/{erase-account,histories}.test.ts",
      ],
    },
  },
  plan: {
    needs: {
      code: [`src/rules/member-plan/needs/${OWN}.ts`],
      guards: [
        "src/rules/member-plan/needs/*.test.ts",
        "tests/member-plan/guidelines-energy.test.ts",
      ],
    },
    meals: {
      code: [`src/rules/member-plan/meals/${OWN}.ts`],
      guards: [
        "src/rules/member-plan/meals/*.test.ts",
        "tests/member-plan/{guidelines-food,swaps}.test.ts",
      ],
    },
    workouts: {
      code: [`src/rules/member-plan/workouts/${OWN}.ts`],
      guards: [
        "src/rules/member-plan/workouts/*.test.ts",
        "tests/member-plan/{guidelines-training,swaps}.test.ts",
      ],
    },
    shopping: {
      code: [`src/rules/member-plan/shopping/${OWN}.ts`],
      guards: [
        "src/rules/member-plan/shopping/*.test.ts",
        "tests/member-plan/shopping-list.test.ts",
      ],
    },
    whole: {
      code: [`src/rules/member-plan/${OWN}.ts`, `src/rules/member-plan/pool/${OWN}.ts`],
      guards: [
        "src/rules/member-plan/{,pool/}*.test.ts",
        "tests/member-plan/{key-order,plan-preview}.test.ts",
      ],
    },
  },
  storage: {
    browser: {
      code: ["src/lib/store.ts", "src/quiz/engine/{flow-snapshot,quiz-state,visit-storage}.ts"],
      guards: [
        "src/lib/store.test.ts",
        "tests/engine/{quiz-state,corrupt-storage,kept-fields,flow-snapshot,two-tabs}.test.ts",
        "tests/engine/{refused-storage,email,hot-reload}.test.ts",
      ],
    },
  },
  counting: {
    functions: {
      code: [
        `${shared}/beacon.ts`,
        `${shared}/event-store/{event-store,visits}.ts`,
        `${functions}/events/*.ts`,
      ],
      guards: ["tests/backend/*/{beacon,events,event-rows,event-store,refused-clients}.test.ts"],
      usesDatabase: true,
    },
    // Needs `npm run task -- chdb`, which crashes if it's loaded again.
    clickhouse: {
      code: [`${shared}/event-store/{relations,run-report,settle}.ts`],
      guards: [
        "tests/backend/*/{settle-days,report-engines}.test.ts",
        "tests/backend/*/{event-store,settled-days}.test.ts",
      ],
      usesDatabase: true,
      needsNewProcess: true,
    },
    browser: {
      code: [`src/quiz/reporting/recorder/${OWN}.ts`],
      guards: ["src/quiz/reporting/recorder/*.test.ts"],
    },
    sql: {
      functions: [
        ...["private.count_order", "private.count_payment", "public.group_session"],
        ...["public.record_events", "private.begin_visit", "private.count_beacon"],
        ...["private.source_of", "private.stay_of"],
      ],
      policiesOf: [],
      guards: [
        "tests/backend/*/{begin-visit,counted-orders,counted-crowd,numbers}.test.ts",
        "tests/backend/*/{source-of,stay-of,counted-events,counted-ways}.test.ts",
        "tests/backend/numbers/settle-days.test.ts",
        "tests/backend/recording/events.test.ts",
      ],
    },
  },
};

/** `claim/sql` and so on, in the order of the areas. */
export const partNames = Object.entries(areas).flatMap(([area, parts]) =>
  Object.keys(parts).map((part) => `${area}/${part}`),
);
