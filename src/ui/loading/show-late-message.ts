const LATE_AFTER_MS = 8_000;

/** Shows a message if the application isn't there after 8 seconds. The application removes it. */
export function showLateMessage(): void {
  setTimeout(() => document.getElementById("late")?.removeAttribute("hidden"), LATE_AFTER_MS);
}
