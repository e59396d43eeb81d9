const publishableKey: string = import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY ?? "";

/** Loads the payment provider's script where a key is set. Paying works without it, so nothing waits for it and its failure is nobody's business. */
export async function loadProviderScript(): Promise<void> {
  if (!publishableKey) return;
  try {
    const { loadStripe } = await import("@stripe/stripe-js/pure");
    // it reports the visitor's clicks otherwise
    loadStripe.setLoadParameters({ advancedFraudSignals: false });
    await loadStripe(publishableKey);
  } catch {
    // the payment page is the provider's own
  }
}
