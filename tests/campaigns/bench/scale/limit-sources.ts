/** Where the limits are published, and when the page was last read. */
export const sources = {
  stripe:
    "[Stripe: rate limits](https://docs.stripe.com/rate-limits), read November 2026: 100 calls a second in live mode, 25 for one endpoint",
  billing:
    "[Supabase: billing](https://supabase.com/docs/guides/platform/billing-on-supabase), Pro plan, read November 2026",
  compute:
    "[Supabase: compute and disk](https://supabase.com/docs/guides/platform/compute-and-disk), read November 2026",
  netlify:
    "[Netlify: how credits work](https://docs.netlify.com/manage/accounts-and-billing/billing/billing-for-credit-based-plans/how-credits-work), Pro plan, 5,000 credits a month, read November 2026; 20 credits per GB and 2 per 10,000 requests, from [the page for enterprise plans](https://docs.netlify.com/manage/accounts-and-billing/billing/billing-for-credit-based-plans/how-credits-work-for-enterprise-plans)",
  vercel:
    "Vercel Pro: 1 TB and 10 million requests a month, from [a breakdown of August 2025](https://flexprice.io/blog/vercel-pricing-breakdown), not from Vercel itself; $0.15 per GB and $2 per million requests, from [Vercel, April 2024](https://vercel.com/blog/improved-infrastructure-pricing)",
  cloudflare:
    "[Cloudflare Pages: pricing](https://developers.cloudflare.com/pages/functions/pricing), read November 2026: requests to static files are free and unlimited",
} as const;
