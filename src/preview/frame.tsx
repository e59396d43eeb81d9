import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./frame.module.css";

const PAGE = "<!doctype html><html lang='en'><head></head><body></body></html>";
const WIDTH = 390;

/** A window of a phone's size within this page, drawn as small as its place asks. It cannot be used, only looked at. */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const [scale, setScale] = useState(0);

  useEffect(() => (body ? copyStyles(body.ownerDocument) : undefined), [body]);
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

/** Gives another document the style sheets of this one, now and whenever they change. */
function copyStyles(target: Document): () => void {
  const copy = () => target.head.replaceChildren(...[...document.head.querySelectorAll("style, link[rel=stylesheet]")].map((sheet) => sheet.cloneNode(true)));
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
