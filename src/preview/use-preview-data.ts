import { useEffect, useState } from "react";
import type { PreviewData, PreviewFlow } from "./preview-data.ts";

export interface Preview {
  data: PreviewData;
  /** Of the last version without mistakes; absent where there was none since this page came. */
  flow: PreviewFlow | undefined;
}

/** The funnel as it stands in the files; undefined until the server has answered. `failed` where it does not. */
export function usePreviewData(): { preview: Preview | undefined; failed: boolean } {
  const [preview, setPreview] = useState<Preview>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const take = (data: PreviewData) => {
      setFailed(false);
      setPreview((before) => ({ data: { ...data, name: data.name || (before?.data.name ?? "") }, flow: data.flow ?? before?.flow }));
    };
    const ask = () =>
      fetch("/__funnel/data")
        .then((response) => response.json())
        .then(take, () => setFailed(true));
    void ask();
    import.meta.hot?.on("preview:changed", take);
    // the server was away, and the files may have changed meanwhile
    import.meta.hot?.on("vite:ws:connect", ask);
    return () => {
      import.meta.hot?.off("preview:changed", take);
      import.meta.hot?.off("vite:ws:connect", ask);
    };
  }, []);
  return { preview, failed };
}
