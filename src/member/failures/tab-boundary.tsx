import { Component, type ReactNode } from "react";
import { TabFailure } from "./tab-failure.tsx";

/** Catches a tab that fails to load or render, so that the other tabs keep working. */
export class TabBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <TabFailure /> : this.props.children;
  }
}
