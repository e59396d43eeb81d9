import { useId, useState, useSyncExternalStore } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { kept } from "../kept.ts";
import styles from "./install-app.module.css";
import { hasInstallPrompt, promptToInstall, watchInstallPrompt } from "./install-prompt.ts";
import { buildWithWorker } from "./start-worker.ts";

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

/** About this browser, not about a member, so it stays after a log-out. */
const DISMISSED = "installDismissed";

/** The offer to install the app, until the member has dismissed it in this browser. */
function useInstallOffer(): { offer: InstallOffer | undefined; dismiss: () => void } {
  const hasPrompt = useSyncExternalStore(watchInstallPrompt, hasInstallPrompt);
  const [isDismissed, setIsDismissed] = useState(() => kept.store.get(DISMISSED) !== null);
  const dismiss = () => {
    kept.store.set(DISMISSED, "yes");
    setIsDismissed(true);
  };
  if (isDismissed || buildWithWorker() === undefined) return { offer: undefined, dismiss };
  const { userAgent, maxTouchPoints } = navigator;
  const isInstalled = runsAsApp();
  const device = { hasPrompt, isInstalled, userAgent, touchPoints: maxTouchPoints };
  return { offer: installOffer(device), dismiss };
}

function runsAsApp(): boolean {
  const isInSafari = "standalone" in navigator && navigator.standalone === true;
  return isInSafari || matchMedia("(display-mode: standalone)").matches;
}

/** The way that this browser installs the app: its own dialog, or a few steps by hand. */
type InstallOffer = "prompt" | "by-hand";

interface Device {
  /** The browser has a dialog ready. */
  hasPrompt: boolean;
  /** The page already runs as an app. */
  isInstalled: boolean;
  userAgent: string;
  touchPoints: number;
}

/** Which offer to show; undefined if the app is installed, or can't be installed here. */
export function installOffer(device: Device): InstallOffer | undefined {
  const { hasPrompt, isInstalled } = device;
  if (isInstalled) return undefined;
  if (hasPrompt) return "prompt";
  return isIos(device) ? "by-hand" : undefined;
}

/**
 * A browser on an iPhone or iPad. The browsers inside other apps don't call themselves Safari, and
 * have no home screen to add to. An iPad says that it's a Mac, but no Mac has a touchscreen.
 */
function isIos({ userAgent, touchPoints }: Device): boolean {
  const isPhoneOrTablet = /\b(iPhone|iPad|iPod)\b/.test(userAgent);
  return (
    / Safari\//.test(userAgent) &&
    (isPhoneOrTablet || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1))
  );
}
