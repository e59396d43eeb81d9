import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { PreviewFlow } from "./preview-data.ts";
import { Segments } from "./segments.tsx";
import styles from "./toolbar.module.css";
import type { Walk } from "./use-walk.ts";

export type View = "map" | "screens";

interface ToolbarProps {
  name: string;
  flow: PreviewFlow | undefined;
  walk: Walk;
  view: View;
  onView: (view: View) => void;
  /** Whether the answers are there to be switched. */
  answering: boolean;
  onAnswering: () => void;
}

/** What is looked at, and who looks. */
export function Toolbar({ name, flow, walk, view, onView, answering, onAnswering }: ToolbarProps) {
  return (
    <header className={styles.toolbar}>
      <div>
        <h1 className={styles.name}>{name || "Funnel preview"}</h1>
        <p className={styles.live}>
          <Icon name="pulse" /> Changes as you save
        </p>
      </div>
      <Segments
        label="View"
        chosen={view}
        options={[
          { value: "map", label: "Map" },
          { value: "screens", label: "All screens" },
        ]}
        onChoose={onView}
      />
      {flow && (
        <div className={styles.visitor}>
          {shortAnswers(flow).map(({ name, question, values }) => (
            <Segments
              key={name}
              label={question}
              chosen={String(walk.visitor.answers[name] ?? "")}
              options={values.map(({ value }) => ({ value, label: value }))}
              onChoose={(value) => walk.answer(name, value)}
            />
          ))}
          {flow.experiments.map(({ id, question, arms, winner }) => (
            <Segments
              key={id}
              label={question}
              lead={id}
              chosen={winner ?? walk.visitor.arms[id] ?? ""}
              options={arms.map((arm) => ({ value: arm.id, label: arm.id, hint: `${arm.share} %` }))}
              disabled={winner !== undefined}
              onChoose={(arm) => walk.enter(id, arm)}
            />
          ))}
          <Button look="quiet" aria-expanded={answering} onClick={onAnswering}>
            <Icon name="sliders-horizontal" /> Answers
          </Button>
        </div>
      )}
    </header>
  );
}

/** What is asked first decides most: with few values it stands in the bar itself. */
function shortAnswers({ answers }: PreviewFlow) {
  const [first] = answers;
  return first?.kind === "one" && first.values.length <= 3 ? [first] : [];
}
