import { showLateMessage } from "./show-late-message.ts";

// Pages that show something before the application runs hold its script back in a template.

const held = document.querySelector<HTMLTemplateElement>("#react")?.content;
let script = held?.querySelector("script");
let awaited = 0;

/** Fetches the script, and what it needs at once. */
export function fetchReact(): void {
  for (const link of held?.querySelectorAll("link") ?? []) {
    // Some browsers fetch nothing ahead, and never say so.
    if (link.rel === "modulepreload") {
      awaited += 1;
      link.onload = () => {
        awaited -= 1;
      };
    }
    document.head.append(link);
  }
}

/** Runs it if that doesn't have to wait for the network. */
export function runReactIfLoaded(): void {
  if (awaited === 0 && !held?.querySelector("link")) runReact();
}

/** Runs it, and shows a message if it's late. */
export function expectReact(): void {
  fetchReact();
  runReact();
  showLateMessage();
}

function runReact(): void {
  // Only a copy runs: the original was parsed where scripts don't run.
  if (script) document.head.append(document.importNode(script));
  script = undefined;
}
