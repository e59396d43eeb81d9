import plan from "virtual:recorder";
import { readSource } from "./read-source.ts";
import { recordVisit } from "./record-visit.ts";

const KEY = "funnelVisit";
const ID_BYTES = 16;
// Not from src/api: a shared file would be one more request.
const ADDRESS = `${import.meta.env.VITE_SUPABASE_URL ?? ""}/functions/v1/events`;

const { record, setVisible } = recordVisit(plan, {
  read: () => sessionStorage.getItem(KEY),
  write: (text) => sessionStorage.setItem(KEY, text),
  now: () => performance.now(),
  newVisit: () => ({
    visit: newId(),
    source: readSource(location, document.referrer, (query) => matchMedia(query).matches),
  }),
  arms() {
    try {
      // `FUNNEL_VARIANT`; the name alone would cost more bytes.
      const kept = JSON.parse(localStorage.getItem("funnelVariant") ?? "");
      return Object.fromEntries(plan.experiments.map((id) => [id, kept[id]]));
    } catch {
      return {};
    }
  },
  send: (body) =>
    fetch(ADDRESS, { method: "POST", body, keepalive: true, credentials: "omit" }).then(
      // 429: too many at once. Anything else that it refuses, it refuses again.
      ({ status }) => status < 500 && status !== 429,
      () => false,
    ),
});
const followVisibility = () => setVisible(!document.hidden);

followVisibility();
// Browsers differ in which of these they send when a page is left or comes back.
addEventListener("pagehide", () => setVisible(false));
addEventListener("pageshow", followVisibility);
document.addEventListener("visibilitychange", followVisibility);

export { record };

/** In the characters of base64url. */
function newId(): string {
  const id = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(ID_BYTES))));
  return /[+/]/.test(id) ? newId() : id.replace("==", "");
}
