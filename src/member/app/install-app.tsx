import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextButton } from "#ui/text-button.tsx";
import styles from "./install-app.module.css";
import { promptToInstall } from "./install-prompt.ts";
import { useInstallOffer } from "./use-install-offer.ts";

/** Offers to put the member area on the home screen. Nothing if it's there, or was dismissed. */
export function InstallApp() {
  const { offer, dismiss } = useInstallOffer();
  const titleId = useId();
  if (!offer) return null;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <Icon name="device-mobile" className={styles.icon} />
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          Put your plan on your home screen
        </h2>
        {offer === "prompt" ? (
          <p className={styles.text}>It opens like an app, also without a network.</p>
        ) : (
          <p className={styles.text}>
            <span>Press Share</span> <Icon name="export" className={styles.share} />{" "}
            <span>
              and then “Add to Home Screen”. It opens like an app, also without a network. You sign
              in there once.
            </span>
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        {offer === "prompt" ? (
          <>
            <Button look="quiet" onClick={promptToInstall}>
              Install the app
            </Button>
            <TextButton onClick={dismiss}>Not now</TextButton>
          </>
        ) : (
          <Button look="quiet" onClick={dismiss}>
            Got it
          </Button>
        )}
      </div>
    </section>
  );
}
