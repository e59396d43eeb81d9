const publishableKey: string = import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY ?? "";

/**
 * Loads the payment provider's script if a key is set. Paying works without it, so nothing waits
 * for it and its failure is ignored.
 */
export async function loadProviderScript(): Promise<void> {
  if (!publishableKey) return;
  try {
    const { loadStripe } = await import("@stripe/stripe-js/pure");
    // Otherwise, the script reports the visitor's clicks.
    loadStripe.setLoadParameters({ advancedFraudSignals: false });
    await loadStripe(publishableKey);
  } catch {
    // Ignored: the provider hosts the payment page itself.
  }
}
