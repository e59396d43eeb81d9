import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./frame.module.css";
import { mirrorStyles } from "./mirror-styles.ts";

const PAGE = "<!doctype html><html lang='en'><head></head><body></body></html>";
const WIDTH = 390;

/**
 * A phone-sized window in this page, scaled down to fit its place. It's for viewing only; it can't
 * be used.
 */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const [scale, setScale] = useState(0);

  useEffect(() => (body ? mirrorStyles(body.ownerDocument) : undefined), [body]);
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
