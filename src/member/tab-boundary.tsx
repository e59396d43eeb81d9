import { Component, type ReactNode } from "react";
import { TabFailure } from "./tab-failure.tsx";

/** Keeps a tab that could not be fetched, or not be drawn, from taking the others along. */
export class TabBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <TabFailure /> : this.props.children;
  }
}
