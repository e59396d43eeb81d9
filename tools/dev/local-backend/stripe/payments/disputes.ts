import { type Account, now } from "../account.ts";
import { noSuch, StripeProblem } from "../api/errors.ts";
import { listObject, pageParameters, paginate, readCreatedRange } from "../api/lists.ts";
import { fields, flag, metadata, readForm, text } from "../api/parameters.ts";
import type { Route } from "../api/route.ts";
import { randomId } from "../ids.ts";
import type { DisputeRecord, PaymentRecord, Records } from "../records.ts";
import { emit } from "../webhooks/events.ts";
import { disputeObject } from "./dispute-object.ts";

const CLOSED: DisputeRecord["status"][] = ["won", "lost", "warning_closed"];

/** True while a dispute holds the money back, or has taken it. An inquiry does neither. */
export function hasLostMoney(records: Records, payment: PaymentRecord): boolean {
  const statuses = [...records.disputes.values()]
    .filter((dispute) => dispute.paymentId === payment.id)
    .map((dispute) => dispute.status);
  return statuses.some((status) => status !== "won" && !status.startsWith("warning_"));
}

/** The buyer's bank takes the money back, or only inquires (`warning_needs_response`). */
export function openDispute(
  account: Account,
  payment: PaymentRecord,
  status: "needs_response" | "warning_needs_response",
  reason: string,
): object {
  const { records } = account;
  if (payment.status !== "succeeded")
    throw new StripeProblem(
      400,
      `The payment ${payment.id} hasn't succeeded, so it can't be disputed.`,
    );
  const isOpen = [...records.disputes.values()].some(
    (other) => other.paymentId === payment.id && !CLOSED.includes(other.status),
  );
  if (isOpen) throw new StripeProblem(400, `The payment ${payment.id} is disputed already.`);
  const created = now(account);
  const dispute: DisputeRecord = {
    id: randomId("du_"),
    created,
    paymentId: payment.id,
    status,
    reason,
    evidence: null,
    submissions: 0,
    metadata: {},
  };
  records.disputes.set(dispute.id, dispute);
  emit(account, "charge.dispute.created", disputeObject(account, dispute));
  if (status === "needs_response")
    emit(account, "charge.dispute.funds_withdrawn", disputeObject(account, dispute));
  return disputeObject(account, dispute);
}

function close(
  account: Account,
  dispute: DisputeRecord,
  status: "won" | "lost" | "warning_closed",
): void {
  dispute.status = status;
  emit(account, "charge.dispute.closed", disputeObject(account, dispute));
  if (status === "won")
    emit(account, "charge.dispute.funds_reinstated", disputeObject(account, dispute));
}

/** As in Stripe's test mode, the text of the evidence decides the outcome. */
function submit(account: Account, dispute: DisputeRecord): void {
  const isInquiry = dispute.status.startsWith("warning_");
  dispute.submissions += 1;
  if (dispute.evidence === "winning_evidence") {
    close(account, dispute, isInquiry ? "warning_closed" : "won");
  } else if (dispute.evidence === "losing_evidence") {
    close(account, dispute, "lost");
  } else {
    dispute.status = isInquiry ? "warning_under_review" : "under_review";
    emit(account, "charge.dispute.updated", disputeObject(account, dispute));
  }
}

function findOpenDispute(account: Account, id: string): DisputeRecord {
  const dispute = findDispute(account, id);
  if (CLOSED.includes(dispute.status))
    throw new StripeProblem(400, "This dispute is already closed.");
  return dispute;
}

function findDispute({ records }: Account, id: string): DisputeRecord {
  const dispute = records.disputes.get(id);
  if (!dispute) throw noSuch("dispute", id, "dispute");
  return dispute;
}

export const disputeRoutes: Route[] = [
  {
    method: "GET",
    path: "/v1/disputes",
    run({ account, form }) {
      const asked = readForm(form, {
        ...pageParameters,
        payment_intent: text(),
        charge: text(),
        created: readCreatedRange,
      });
      const isListed = (dispute: DisputeRecord) =>
        asked.created(dispute.created) &&
        (!asked.payment_intent || asked.payment_intent === dispute.paymentId) &&
        (!asked.charge ||
          asked.charge === account.records.payments.get(dispute.paymentId)?.chargeId);
      const { data, hasMore } = paginate(account.records.disputes.values(), isListed, asked);
      const disputes = data.map((dispute) => disputeObject(account, dispute));
      return listObject("/v1/disputes", disputes, hasMore);
    },
  },
  {
    method: "GET",
    path: "/v1/disputes/:id",
    run({ account, id, form }) {
      readForm(form, {});
      return disputeObject(account, findDispute(account, id));
    },
  },
  {
    method: "POST",
    path: "/v1/disputes/:id",
    run({ account, id, form }) {
      const asked = readForm(form, {
        evidence: fields({ uncategorized_text: text(20_000) }),
        metadata: metadata(),
        submit: flag(),
      });
      const dispute = findOpenDispute(account, id);
      dispute.metadata = { ...dispute.metadata, ...asked.metadata };
      dispute.evidence = asked.evidence?.uncategorized_text ?? dispute.evidence;
      if (dispute.evidence && (asked.submit ?? asked.evidence !== undefined))
        submit(account, dispute);
      else emit(account, "charge.dispute.updated", disputeObject(account, dispute));
      return disputeObject(account, dispute);
    },
  },
  {
    method: "POST",
    path: "/v1/disputes/:id/close",
    run({ account, id, form }) {
      readForm(form, {});
      const dispute = findOpenDispute(account, id);
      close(account, dispute, "lost");
      return disputeObject(account, dispute);
    },
  },
];
