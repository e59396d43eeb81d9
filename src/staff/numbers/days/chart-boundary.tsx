import { Component, type ReactNode } from "react";
import styles from "./chart-boundary.module.css";

/** Catches a chart that can't be loaded. Its table has the same figures. */
export class ChartBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <p className={styles.note} role="status">
        The chart can't be loaded right now. The table below has the same figures.
      </p>
    );
  }
}
