import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./frame.module.css";

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

/** The documents that share this one's styles, each with the sheet that holds all of them. */
const worn = new Map<Document, HTMLStyleElement>();
let text = "";
let isWaiting = false;

/**
 * Copies the style sheets of this document to another one, now and whenever they change. They
 * change often while screens load, so changes are batched.
 */
function mirrorStyles(target: Document): () => void {
  if (worn.size === 0)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  if (worn.size === 0) text = allStyles();
  const sheet = target.createElement("style");
  sheet.textContent = text;
  target.head.append(sheet);
  worn.set(target, sheet);
  return () => {
    worn.delete(target);
    if (worn.size === 0) observer.disconnect();
  };
}

const observer = new MutationObserver(() => {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    text = allStyles();
    for (const sheet of worn.values()) sheet.textContent = text;
  });
});

/** In development, every style sheet is an element that holds its text. */
const allStyles = () =>
  [...document.head.querySelectorAll("style")].map((style) => style.textContent).join("\n");
