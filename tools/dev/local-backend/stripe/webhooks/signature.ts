import { createHmac } from "node:crypto";

/**
 * A webhook request in Stripe's format: signed with HMAC-SHA256 over the time in seconds, a dot,
 * and the body.
 */
export function signRequest(url: string, body: string, secret: string, nowMs: number): Request {
  const seconds = Math.floor(nowMs / 1000);
  const digest = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "User-Agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
    "Stripe-Signature": `t=${seconds},v1=${digest}`,
  };
  return new Request(url, { method: "POST", headers, body, redirect: "manual" });
}
