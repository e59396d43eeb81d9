import { screens, waitMs } from "virtual:screens";
import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import "./wizard.css";

type Answers = Record<string, string | string[]>;

/** A quiz written by hand: one component, its state, and the browser's storage. */
function Wizard() {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<Answers>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const timer = useRef<number>(undefined);
  const screen = screens[at]!;
  const given = answers[screen.id] ?? [];

  useEffect(() => {
    if (at > 0) history.pushState(null, "", `/${screen.id}`);
    document.title = screen.title;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [at, screen]);
  useEffect(
    () =>
      localStorage.setItem(
        "quizState",
        JSON.stringify({ ...answers, currentStep: screen.number ?? 1 }),
      ),
    [answers, screen],
  );

  const goOn = () => setAt((now) => Math.min(now + 1, screens.length - 1));
  const choose = (value: string) => {
    if (screen.kind === "many") {
      const chosen = Array.isArray(given) ? given : [];
      return setAnswers({
        ...answers,
        [screen.id]: chosen.includes(value)
          ? chosen.filter((one) => one !== value)
          : [...chosen, value],
      });
    }
    setAnswers({ ...answers, [screen.id]: value });
    clearTimeout(timer.current);
    timer.current = window.setTimeout(goOn, waitMs);
  };
  return (
    <>
      <progress max={25} value={screen.number ?? 0} />
      <main key={screen.id} className="comes">
        <h1 ref={heading} tabIndex={-1}>
          {screen.title}
        </h1>
        {screen.options.map(([value, label]) => (
          <button
            key={value}
            type="button"
            data-option={value}
            aria-pressed={given === value || given.includes(value)}
            onClick={() => choose(value)}
          >
            {label}
          </button>
        ))}
        {screen.kind === "field" && (
          <input
            aria-label={screen.title}
            value={given}
            onChange={({ target }) => setAnswers({ ...answers, [screen.id]: target.value })}
          />
        )}
        {screen.kind !== "one" && (
          <button type="button" className="go" onClick={goOn}>
            Continue
          </button>
        )}
      </main>
    </>
  );
}

createRoot(document.getElementById("app")!).render(<Wizard />);
