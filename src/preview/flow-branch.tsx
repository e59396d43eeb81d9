import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import styles from "./flow-branch.module.css";
import { OpenInEditor } from "./open-in-editor.tsx";
import type { PreviewBranch, PreviewItem } from "./preview-data.ts";

interface FlowBranchProps {
  branch: PreviewBranch;
  /** The arm that whoever is in the phone takes. */
  taken: string | undefined;
  list: (items: PreviewItem[]) => ReactNode;
}

/** A split or a branch: what decides, and the lists side by side. The list of whoever is in the phone stands out. */
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
