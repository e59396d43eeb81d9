import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { getQuestion } from "../answers/offered.ts";
import { useFits } from "../frames/use-fits.ts";
import type { PreviewFlow } from "../preview-data.ts";
import type { PreviewState } from "../visitor/use-preview-state.ts";
import { ArmSwitch } from "./arm-switch.tsx";
import { Segments } from "./segments.tsx";
import styles from "./toolbar.module.css";

const views = [
  { value: "map", label: "Map" },
  { value: "screens", label: "All screens" },
  { value: "changes", label: "Changes" },
  { value: "mails", label: "Mails" },
] as const;
export type View = (typeof views)[number]["value"];

/** Returns the view with that name, or the map if there isn't one. */
export function parseView(name: string | null): View {
  return views.find(({ value }) => value === name)?.value ?? "map";
}

interface ToolbarProps {
  name: string;
  flow: PreviewFlow | undefined;
  walk: PreviewState;
  view: View;
  onView: (view: View) => void;
  /** The button that opens the answers. */
  children: ReactNode;
}

/** Switches what's shown, and for which visitor. */
export function Toolbar({ name, flow, view, onView, ...visitor }: ToolbarProps) {
  return (
    <header className={styles.toolbar}>
      <div className={styles.about}>
        <h1 className={styles.name}>{name || "Funnel preview"}</h1>
        <p className={styles.live}>
          <Icon name="pulse" /> <span>Updates as you save</span>
        </p>
      </div>
      <Segments label="View" chosen={view} options={[...views]} onChoose={onView} />
      {flow && <WhoLooks {...visitor} flow={flow} />}
    </header>
  );
}

type WhoLooksProps = Pick<ToolbarProps, "walk" | "children"> & { flow: PreviewFlow };

/**
 * The switches themselves if there's space for all of them; otherwise a summary of their settings.
 * The button that opens the answers is next to them.
 */
function WhoLooks({ flow, walk, children }: WhoLooksProps) {
  const [room, switches, fits] = useFits();
  const short = shortAnswers(flow, walk.step?.id);
  const { answers, arms } = walk.visitor;
  const setTo = [
    ...short.map(({ name }) => answers[name] ?? `no ${name}`),
    ...flow.experiments.map(({ id }) => `${id} ${arms[id]}`),
  ].join(" · ");
  return (
    <>
      <div ref={room} className={styles.room} data-crowded={!fits || undefined}>
        <div ref={switches} className={styles.switches}>
          {short.map(({ name, question, values }) => (
            <Segments
              key={name}
              label={question}
              chosen={String(answers[name] ?? "")}
              options={values.map(({ value }) => ({ value, label: value }))}
              onChoose={(value) => walk.answer(name, value)}
            />
          ))}
          {flow.experiments.map((experiment) => (
            <ArmSwitch
              key={experiment.id}
              experiment={experiment}
              walk={walk}
              lead={experiment.id}
            />
          ))}
        </div>
        {!fits && (
          <p className={styles.setTo} title={setTo}>
            {setTo}
          </p>
        )}
      </div>
      <div className={styles.open}>{children}</div>
    </>
  );
}

/**
 * The first question usually decides the most: if it has few values, it's in the toolbar itself.
 */
function shortAnswers({ answers: [first] }: PreviewFlow, shown: string | undefined) {
  const offered = first && getQuestion(first, shown);
  if (!first || offered?.control.kind !== "one" || offered.control.values.length > 3) return [];
  return [{ name: first.name, question: offered.question, values: offered.control.values }];
}
