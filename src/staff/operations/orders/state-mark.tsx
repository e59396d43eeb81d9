import styles from "./state-mark.module.css";

export interface StateMarkProps {
  label: string;
  tone: "good" | "warn" | "bad" | "plain";
}

/** A state in a word or two. */
export function StateMark({ label, tone }: StateMarkProps) {
  return <span className={[styles.mark, styles[tone]].join(" ")}>{label}</span>;
}
