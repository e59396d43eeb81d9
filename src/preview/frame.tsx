import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./frame.module.css";
import { wearStyles } from "./worn-styles.ts";

const PAGE = "<!doctype html><html lang='en'><head></head><body></body></html>";
const WIDTH = 390;

/** A window of a phone's size within this page, drawn as small as its place asks. It cannot be used, only looked at. */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const [scale, setScale] = useState(0);

  useEffect(() => (body ? wearStyles(body.ownerDocument) : undefined), [body]);
  useEffect(() => {
    const place = frame.current?.parentElement;
    if (!place) return;
    const observer = new ResizeObserver(() => setScale(place.clientWidth / WIDTH));
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <iframe
        ref={frame}
        title={title}
        aria-hidden="true"
        tabIndex={-1}
        inert
        className={styles.frame}
        style={{ transform: `scale(${scale})` }}
        srcDoc={PAGE}
        onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body)}
      />
      {body && createPortal(children, body)}
    </>
  );
}
