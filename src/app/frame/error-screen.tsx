import { Component, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import styles from "./error-screen.module.css";

interface ErrorScreenProps {
  words: { title: string; text: string; button: string };
  children: ReactNode;
}

/** Shows what the visitor can do if a screen fails to render. */
export class ErrorScreen extends Component<ErrorScreenProps, { broken: boolean }> {
  // Not a field: for old browsers, the first field of a class takes a helper of 0.2 kB.
  constructor(props: ErrorScreenProps) {
    super(props);
    this.state = { broken: false };
  }

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const { words, children } = this.props;
    if (!this.state.broken) return children;
    return (
      <main className={styles.screen}>
        <div role="alert" className={styles.words}>
          {/* The screen that had the focus is gone. */}
          <h1 ref={(title) => title?.focus()} tabIndex={-1}>
            {words.title}
          </h1>
          <p>{words.text}</p>
        </div>
        <Button onClick={() => window.location.reload()}>{words.button}</Button>
      </main>
    );
  }
}
