import styles from "./order-mark.module.css";

export interface OrderMarkProps {
  label: string;
  tone: "good" | "warn" | "bad" | "plain";
}

/** A state in a word or two. */
export function OrderMark({ label, tone }: OrderMarkProps) {
  return <span className={[styles.mark, styles[tone]].join(" ")}>{label}</span>;
}
