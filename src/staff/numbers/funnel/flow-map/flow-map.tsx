import type { Plan } from "#compiler/plan.ts";
import { countText, percentText } from "../../../../rules/numbers/figure-text.ts";
import type { FunnelRow } from "../funnel-rows.ts";
import styles from "./flow-map.module.css";
import { type MapEdge, type MapNode, mapLayout, NODE } from "./map-layout.ts";

interface FlowMapProps {
  rows: FunnelRow[];
  plan: Plan;
}

const MIN_STROKE = 1.5;
const MAX_STROKE = 10;

/**
 * The funnel as a drawing: wide lines are busy transitions. A table has the same figures for those who
 * can't see it.
 */
export function FlowMap({ rows, plan }: FlowMapProps) {
  const { height, nodes, edges } = mapLayout(rows, plan);
  return (
    <div
      role="img"
      aria-label="Map of the funnel with the share of visitors on every transition. The table below has the same figures."
      className={styles.map}
      style={{ height }}
    >
      <svg
        className={styles.lines}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {edges.map((edge) => (
          <path
            key={createKey(edge)}
            d={edge.path}
            className={edge.isAside ? styles.aside : styles.onward}
            strokeWidth={MIN_STROKE + (MAX_STROKE - MIN_STROKE) * edge.weight}
          />
        ))}
      </svg>
      {nodes.map((node) => (
        <MapPlace key={node.row.place} {...node} />
      ))}
      {edges.map(({ label, ...edge }) => (
        <span
          key={createKey(edge)}
          className={styles.share}
          style={{ left: `${label.x}%`, top: label.y }}
        >
          {percentText(edge.transition.share)}
        </span>
      ))}
    </div>
  );
}

function MapPlace({ row: { title, entered, dropOff }, at, width }: MapNode) {
  return (
    <span
      className={styles.place}
      style={{ left: `${at.x}%`, top: at.y, width: `${width}%`, minHeight: NODE }}
    >
      <span className={styles.title}>{title}</span>
      <span className={styles.figures}>
        <span>{countText(entered)}</span>{" "}
        <span className={styles.stopped}>{`−${percentText(dropOff)}`}</span>
      </span>
    </span>
  );
}

const createKey = ({ from, transition }: Pick<MapEdge, "from" | "transition">): string =>
  `${from} ${transition.to}`;
