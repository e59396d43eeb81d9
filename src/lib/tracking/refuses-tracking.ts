/** True if the browser sends "Do Not Track" or "Global Privacy Control". */
export function refusesTracking(): boolean {
  // TypeScript doesn't know Global Privacy Control: https://w3c.github.io/gpc/
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === "1" || globalPrivacyControl === true;
}
