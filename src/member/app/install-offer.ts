/** The way that this browser installs the app: its own dialog, or a few steps by hand. */
export type InstallOffer = "prompt" | "by-hand";

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
