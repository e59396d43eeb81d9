import { useEffect, useEffectEvent } from "react";
import { isJsonObject } from "#lib/json.ts";
import type { ScreenUpdate, Show, ShowAll } from "../preview-data.ts";

/** Marks our messages: browser extensions and page checkers also send messages between frames. */
const OURS = "funnel-preview";

/** Sends a document within the preview what to show. */
export function show(frame: HTMLIFrameElement | null, wanted: Show | ShowAll): void {
  frame?.contentWindow?.postMessage({ [OURS]: wanted }, location.origin);
}

/** Sends the preview around this document what happened in it. */
export function tell(update: ScreenUpdate): void {
  parent.postMessage({ [OURS]: update }, location.origin);
}

/** Receives the messages of one other document of the preview, and ignores all others. */
export function useMessages<T>(
  from: () => Window | null | undefined,
  hear: (message: T) => void,
): void {
  const onMessage = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    // Both documents are ours, and send only this kind of message to each other.
    if (origin === location.origin && source === from() && isJsonObject(data) && OURS in data)
      hear(data[OURS] as T);
  });
  useEffect(() => {
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, []);
}
