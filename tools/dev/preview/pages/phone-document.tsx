import "virtual:theme";
import "#ui/base.css";
import "./frames/without-overlay.ts";
import { useEffect, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter, useLocation } from "react-router-dom";
import { App } from "#app/app.tsx";
import { built } from "#app/built-contents.ts";
import type { Answers } from "#lib/json.ts";
import { tell, useMessages } from "./frames/messages.ts";
import type { Show } from "./preview-data.ts";
import { previewDependencies } from "./visitor/preview-dependencies.ts";

/**
 * The funnel as a visitor sees it, starting at the step that the preview asks for. You can walk on
 * from there.
 */
function Phone() {
  const [shown, setShown] = useState<{ wanted: Show; count: number }>();
  useMessages<Show>(
    () => parent,
    (wanted) => setShown((before) => ({ wanted, count: (before?.count ?? 0) + 1 })),
  );
  useEffect(() => tell({ kind: "ready" }), []);
  // A new request starts a new visit.
  return shown && <Walk key={shown.count} {...shown.wanted} />;
}

function Walk({ route, visitor }: Show) {
  const world = useMemo(
    () =>
      previewDependencies(visitor, undefined, (quizState) =>
        tell({ kind: "answered", answers: parseAnswers(quizState) }),
      ),
    [visitor],
  );
  return (
    <MemoryRouter useTransitions={false} initialEntries={[route]}>
      <App contents={built} world={world} />
      <Position />
    </MemoryRouter>
  );
}

/** Reports where the visitor is. */
function Position() {
  const { pathname } = useLocation();
  useEffect(() => tell({ kind: "opened", route: pathname }), [pathname]);
  return null;
}

function parseAnswers(quizState: string): Answers {
  const { currentStep: _, ...answers }: Answers = JSON.parse(quizState);
  return answers;
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Phone />);
