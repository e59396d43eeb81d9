import { useState } from "react";
import { hasAdConsent, isAdConsentAsked, keepAdConsent } from "#lib/tracking/ad-consent.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./ad-consent.module.css";

/**
 * Asks whether the network of the ad that led here may learn about the purchase. Visitors without
 * such an ad, and those who refuse tracking, aren't asked.
 */
export function AdConsent({ text }: { text: string }) {
  return isAdConsentAsked() ? <AdConsentBox text={text} /> : null;
}

function AdConsentBox({ text }: { text: string }) {
  const [isGiven, setGiven] = useState(() => hasAdConsent(text));
  return (
    <label className={styles.label}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isGiven}
        onChange={({ target }) => {
          keepAdConsent(text, target.checked);
          setGiven(target.checked);
        }}
      />
      <Icon name="check-bold" className={styles.check} />
      <span>{text}</span>
    </label>
  );
}
