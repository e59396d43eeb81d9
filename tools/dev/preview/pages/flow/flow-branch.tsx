import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import type { PreviewBranch, PreviewItem } from "../preview-data.ts";
import { OpenInEditor } from "../toolbar/open-in-editor.tsx";
import styles from "./flow-branch.module.css";

interface FlowBranchProps {
  branch: PreviewBranch;
  /** The arm that the visitor on the phone takes. */
  taken: string | undefined;
  list: (items: PreviewItem[]) => ReactNode;
}

/**
 * A split or a branch: what decides, and its lists side by side. Highlights the list of the visitor
 * on the phone.
 */
export function FlowBranch({ branch, taken, list }: FlowBranchProps) {
  const { experiment, says, opens, arms } = branch;
  return (
    <div className={styles.branch}>
      <p className={styles.fork}>
        <Icon name={experiment === undefined ? "git-branch" : "flask"} className={styles.sign} />
        <span>{says}</span>
        <OpenInEditor opens={opens}>{experiment ?? "when"}</OpenInEditor>
      </p>
      <div className={styles.arms}>
        {arms.map((arm) => (
          <section
            key={arm.name}
            className={styles.arm}
            aria-label={arm.says}
            data-left={(taken !== undefined && taken !== arm.name) || undefined}
          >
            <p className={styles.says}>{arm.says}</p>
            {arm.items.length > 0 ? list(arm.items) : <p className={styles.empty}>straight on</p>}
          </section>
        ))}
      </div>
    </div>
  );
}
