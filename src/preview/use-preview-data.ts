import { useEffect, useState } from "react";
import type { PreviewData } from "./preview-data.ts";

/** The funnel as it stands in the files; undefined until the server has answered. `failed` where it does not. */
export function usePreviewData(): { data: PreviewData | undefined; failed: boolean } {
  const [data, setData] = useState<PreviewData>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const take = (told: PreviewData) => {
      setFailed(false);
      setData((before) => (before && before.readAtMs > told.readAtMs ? before : told));
    };
    const ask = () =>
      fetch("/__funnel/data")
        .then((response) => response.json())
        .then(take, () => setFailed(true));
    import.meta.hot?.on("preview:changed", take);
    // what was saved before the server could tell this page is asked for
    import.meta.hot?.on("vite:ws:connect", ask);
    void ask();
    return () => {
      import.meta.hot?.off("preview:changed", take);
      import.meta.hot?.off("vite:ws:connect", ask);
    };
  }, []);
  return { data, failed };
}
