import type { PreviewItem, PreviewNumbers, PreviewStep } from "../preview-data.ts";
import type { PreviewState } from "../visitor/use-preview-state.ts";
import type { StepView } from "../visitor/visitor-view.ts";
import { FlowBranch } from "./flow-branch.tsx";
import styles from "./flow-list.module.css";
import { FlowStep } from "./flow-step.tsx";
import { getCounted } from "./get-counted.ts";

interface FlowListProps {
  items: PreviewItem[];
  /** By place. */
  steps: Map<string, PreviewStep>;
  seen: Map<string, StepView>;
  /** Fork to the arm that the visitor takes there. */
  turns: Map<string, string>;
  numbers: PreviewNumbers | undefined;
  walk: PreviewState;
}

/** A vertical list of the flow. The name of each file appears above its first step. */
export function FlowList({ items, ...drawn }: FlowListProps) {
  const { steps, seen, turns, numbers, walk } = drawn;
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
              counted={getCounted(step, numbers)}
              isChosen={step === walk.step}
              onChoose={() => walk.choose(step)}
            />
          </li>
        );
      })}
    </ol>
  );
}
