const APPS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Line|MicroMessenger|BytedanceWebview|musical_ly|TikTok|Snapchat|Pinterest|LinkedInApp|Twitter)\b/;
/** Web views inside an app, as each system names them. */
const ANDROID_VIEW = /; wv\)/;
const APPLE_VIEW = /\((iPhone|iPad|iPod)(?!.*\bSafari\/)/;

/**
 * True if the page is shown inside an app such as Instagram. Such a browser can't save files: it
 * opens them in place of the page, or does nothing.
 */
export function isInAppBrowser(userAgent: string): boolean {
  return [APPS, ANDROID_VIEW, APPLE_VIEW].some((pattern) => pattern.test(userAgent));
}
