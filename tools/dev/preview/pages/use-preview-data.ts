import { useEffect, useState } from "react";
import type { PreviewData } from "./preview-data.ts";

/**
 * The funnel as it is in the files; undefined until the server has answered. `failed` if it
 * doesn't.
 */
export function usePreviewData(): { data: PreviewData | undefined; failed: boolean } {
  const [data, setData] = useState<PreviewData>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const take = (latest: PreviewData) => {
      setFailed(false);
      setData((before) => (before && before.readAtMs > latest.readAtMs ? before : latest));
    };
    const ask = () =>
      // A request that has already started may return the previous version.
      fetch("/__funnel/data", { cache: "no-store" })
        .then((response) => response.json())
        .then(take, () => setFailed(true));
    import.meta.hot?.on("preview:changed", ask);
    // Asks for changes that were saved before this page was connected.
    import.meta.hot?.on("vite:ws:connect", ask);
    void ask();
    return () => {
      import.meta.hot?.off("preview:changed", ask);
      import.meta.hot?.off("vite:ws:connect", ask);
    };
  }, []);
  return { data, failed };
}
