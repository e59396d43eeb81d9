import { FlowBranch } from "./flow-branch.tsx";
import styles from "./flow-list.module.css";
import { FlowStep } from "./flow-step.tsx";
import type { PreviewItem, PreviewStep } from "./preview-data.ts";
import type { SeenStep } from "./seen-steps.ts";
import type { Walk } from "./use-walk.ts";

interface FlowListProps {
  items: PreviewItem[];
  /** By place. */
  steps: Map<string, PreviewStep>;
  seen: Map<string, SeenStep>;
  /** Fork to the arm that whoever looks takes there. */
  turns: Map<string, string>;
  walk: Walk;
}

/** A list of the flow, one item below the other; where another file begins, its name stands above. */
export function FlowList({ items, ...drawn }: FlowListProps) {
  const { steps, seen, turns, walk } = drawn;
  return (
    <ol className={styles.list}>
      {items.map((item, index) => {
        if (item.kind === "branch") {
          return (
            <li key={item.opens} className={styles.item}>
              <FlowBranch
                branch={item}
                taken={turns.get(item.fork)}
                list={(inner) => <FlowList {...drawn} items={inner} />}
              />
            </li>
          );
        }
        const step = steps.get(item.place);
        const asSeen = seen.get(item.place);
        if (!step || !asSeen) return null;
        const before = items[index - 1];
        const isFirstOfChapter =
          before?.kind !== "step" || steps.get(before.place)?.chapter !== step.chapter;
        return (
          <li key={item.place} className={styles.item}>
            {isFirstOfChapter && <p className={styles.chapter}>{step.chapter}</p>}
            <FlowStep
              step={step}
              seen={asSeen}
              isChosen={step === walk.step}
              onChoose={() => walk.choose(step)}
            />
          </li>
        );
      })}
    </ol>
  );
}
