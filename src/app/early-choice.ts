declare global {
  interface Window {
    /** What was chosen on the prerendered entrance; null once the application has taken over. */
    earlyChoice?: string | null;
  }
}

/** The option that was chosen before this script was here. From now on the application listens itself. */
export function takeEarlyChoice(): string | undefined {
  const choice = window.earlyChoice ?? undefined;
  window.earlyChoice = null;
  return choice;
}
