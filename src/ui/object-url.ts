// Browsers start reading at once, but a viewer in another tab may take a moment.
const SAVED_AFTER_MS = 10_000;
const SHOWN_AFTER_MS = 60_000;

/** Saves a file to the device. */
export function saveAs(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  revokeLater(url, SAVED_AFTER_MS);
}

/**
 * Opens a tab for a file that's still being fetched: after the fetch, browsers would block it as a
 * pop-up. Undefined if they block it anyway.
 */
export function openEmptyTab(title: string): Window | undefined {
  const tab = window.open("", "_blank");
  if (!tab) return undefined;
  tab.opener = null;
  tab.document.title = title;
  tab.document.body.textContent = `Opening ${title} …`;
  return tab;
}

export function showIn(tab: Window, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  tab.location.replace(url);
  revokeLater(url, SHOWN_AFTER_MS);
}

function revokeLater(url: string, ms: number): void {
  setTimeout(() => URL.revokeObjectURL(url), ms);
}
