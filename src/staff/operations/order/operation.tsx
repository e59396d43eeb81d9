import type { ReactNode } from "react";
import styles from "./operation.module.css";

interface OperationProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** One thing that can be done, or the reason why it can't. */
export function Operation({ title, text, children }: OperationProps) {
  return (
    <div className={styles.operation}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </div>
  );
}
