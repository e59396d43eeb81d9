import type { ReactNode } from "react";
import styles from "./rows.module.css";

/** Tokens one below the other, each with its name, its value, and a sample. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

export function TokenRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <strong>{name}</strong>
        <code>{tokenValue(name)}</code>
      </span>
      {children}
    </li>
  );
}

/** The current value of a token, with the theme chosen in the toolbar. */
export function tokenValue(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

/** The names of all tokens with this prefix, in the order of the style sheets. */
export function tokensLike(prefix: string): string[] {
  const names = [...document.styleSheets]
    .flatMap((sheet) => rootNames(sheet.cssRules))
    .filter((name) => name.startsWith(`--${prefix}`));
  return [...new Set(names)].map((name) => name.slice("--".length));
}

function rootNames(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.selectorText === ":root" ? [...rule.style] : [],
  );
}
