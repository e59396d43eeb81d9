import { useEffect, useState } from "react";
import type { PreviewNumbers } from "./preview-data.ts";

/** The numbers of visitors of the published quiz; undefined until the server has answered. */
export function usePreviewNumbers(): PreviewNumbers | undefined {
  const [numbers, setNumbers] = useState<PreviewNumbers>();
  useEffect(() => {
    const controller = new AbortController();
    const setUnreadable = () =>
      setNumbers({ kind: "unreadable", reason: "The development server doesn't answer." });
    fetch("/__funnel/numbers", { cache: "no-store", signal: controller.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(response)))
      .then(setNumbers, () => controller.signal.aborted || setUnreadable());
    return () => controller.abort();
  }, []);
  return numbers;
}
