import { useEffect } from "react";

/**
 * Keeps the page behind from scrolling while the caller is mounted. Sets styles one by one: a style
 * sheet in a `<style>` would need a weaker Content-Security-Policy.
 */
export function useScrollLock(): void {
  useEffect(() => {
    const { style, clientWidth } = document.documentElement;
    const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    // The page keeps its width.
    if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
    return () => void Object.assign(style, before);
  }, []);
}
