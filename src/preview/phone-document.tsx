import "virtual:theme";
import "#ui/base.css";
import "./without-overlay.ts";
import { useEffect, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter, useLocation } from "react-router-dom";
import { App } from "#app/app.tsx";
import type { Answers } from "#lib/json.ts";
import { tell, useMessages } from "./messages.ts";
import type { Show } from "./preview-data.ts";
import { worldOf } from "./visitor-world.ts";

/** The funnel as a visitor has it, at the step that the preview wants; it can be walked from there. */
function Phone() {
  const [shown, setShown] = useState<{ wanted: Show; count: number }>();
  useMessages<Show>(
    () => parent,
    (wanted) => setShown((before) => ({ wanted, count: (before?.count ?? 0) + 1 })),
  );
  useEffect(() => tell({ kind: "ready" }), []);
  // whoever is wanted anew begins anew
  return shown && <Walk key={shown.count} {...shown.wanted} />;
}

function Walk({ route, visitor }: Show) {
  const world = useMemo(
    () =>
      worldOf(visitor, undefined, (quizState) =>
        tell({ kind: "answered", answers: answersIn(quizState) }),
      ),
    [visitor],
  );
  return (
    <MemoryRouter initialEntries={[route]}>
      <App world={world} />
      <Position />
    </MemoryRouter>
  );
}

/** Says where the visitor is. */
function Position() {
  const { pathname } = useLocation();
  useEffect(() => tell({ kind: "opened", route: pathname }), [pathname]);
  return null;
}

function answersIn(quizState: string): Answers {
  const { currentStep: _, ...answers }: Answers = JSON.parse(quizState);
  return answers;
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Phone />);
