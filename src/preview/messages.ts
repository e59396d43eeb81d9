import { useEffect, useEffectEvent } from "react";
import { isJsonObject } from "#lib/json.ts";
import type { ScreenNews, Show, ShowAll } from "./preview-data.ts";

/** Frames and their page talk of other things too: extensions and checkers of pages do. */
const OURS = "funnel-preview";

/** Tells a document within the preview what to show. */
export function show(frame: HTMLIFrameElement | null, wanted: Show | ShowAll): void {
  frame?.contentWindow?.postMessage({ [OURS]: wanted }, location.origin);
}

/** Tells the preview around this document what happened in it. */
export function tell(news: ScreenNews): void {
  parent.postMessage({ [OURS]: news }, location.origin);
}

/** Hears what one other document of the preview says, and nobody else. */
export function useMessages<T>(
  from: () => Window | null | undefined,
  hear: (message: T) => void,
): void {
  const onMessage = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    if (origin === location.origin && source === from() && isJsonObject(data) && OURS in data)
      hear(data[OURS] as T);
  });
  useEffect(() => {
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, []);
}
