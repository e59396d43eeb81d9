import { randomBytes } from "node:crypto";
import { type Html, html } from "./html.ts";
import { pageStyle } from "./page-style.ts";

interface Page {
  title: string;
  status: number;
  body: Html;
  /** Origins that the page's form may lead to, in addition to its own. */
  leadsTo?: string[];
}

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M1 3h14v10H1zM1 6h14' fill='none' stroke='%23888' stroke-width='1.5'/%3E%3C/svg%3E";

/** A page that runs no script, loads nothing, and can't be framed. */
export function pageAnswer({ title, status, body, leadsTo = [] }: Page): Response {
  const nonce = randomBytes(16).toString("base64");
  // Chromium applies form-action to a form's redirects too, so the way back to the shop must be
  // listed.
  const formAction = ["'self'", ...new Set(leadsTo)].join(" ");
  const policy = `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${ICON}">
<title>${title}</title>
<style nonce="${nonce}">${{ markup: pageStyle }}</style>
</head>
<body><main>${body}</main></body>
</html>`;
  return new Response(page.markup, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      ...safeHeaders,
    },
  });
}

export const safeHeaders = {
  "Cache-Control": "no-store",
  "X-Frame-Options": "DENY",
  "X-Content-Type-Options": "nosniff",
  // With "no-referrer", the form would send "Origin: null", and browsers without Sec-Fetch-Site
  // (Safari before 16.4) would be refused.
  "Referrer-Policy": "same-origin",
};

/** A page with one message and one link to continue. */
export function noticePage(
  status: number,
  title: string,
  text: string,
  way?: { href: string; label: string },
): Response {
  const link = way && html`<a class="button" href="${way.href}">${way.label}</a>`;
  return pageAnswer({
    title,
    status,
    body: html`<section class="notice"><h1>${title}</h1><p class="quiet">${text}</p>${link}</section>`,
  });
}
