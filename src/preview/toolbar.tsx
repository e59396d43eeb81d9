import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { ArmSwitch } from "./arm-switch.tsx";
import { offeredAt } from "./offered.ts";
import type { PreviewFlow } from "./preview-data.ts";
import { Segments } from "./segments.tsx";
import styles from "./toolbar.module.css";
import { useFits } from "./use-fits.ts";
import type { Walk } from "./use-walk.ts";

const views = [
  { value: "map", label: "Map" },
  { value: "screens", label: "All screens" },
  { value: "changes", label: "Changes" },
] as const;
export type View = (typeof views)[number]["value"];

/** The view of that name; the map where there is none. */
export function viewNamed(name: string | null): View {
  return views.find(({ value }) => value === name)?.value ?? "map";
}

interface ToolbarProps {
  name: string;
  flow: PreviewFlow | undefined;
  walk: Walk;
  view: View;
  onView: (view: View) => void;
  /** The way to the answers. */
  children: ReactNode;
}

/** What is looked at, and who looks. */
export function Toolbar({ name, flow, view, onView, ...visitor }: ToolbarProps) {
  return (
    <header className={styles.toolbar}>
      <div className={styles.about}>
        <h1 className={styles.name}>{name || "Funnel preview"}</h1>
        <p className={styles.live}>
          <Icon name="pulse" /> Changes as you save
        </p>
      </div>
      <Segments label="View" chosen={view} options={[...views]} onChoose={onView} />
      {flow && <WhoLooks {...visitor} flow={flow} />}
    </header>
  );
}

type WhoLooksProps = Pick<ToolbarProps, "walk" | "children"> & { flow: PreviewFlow };

/** The switches themselves where all of them have room; else what they are set to, beside the way to them. */
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

/** What is asked first decides most: with few values it stands in the bar itself. */
function shortAnswers({ answers: [first] }: PreviewFlow, shown: string | undefined) {
  const offered = first && offeredAt(first, shown);
  if (!first || offered?.control.kind !== "one" || offered.control.values.length > 3) return [];
  return [{ name: first.name, question: offered.question, values: offered.control.values }];
}
