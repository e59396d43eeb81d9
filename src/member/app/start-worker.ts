import { memberApp } from "#lib/member-app.ts";

/** True if this build has a worker. `VITE_MEMBER_APP=off` takes it away from all members. */
const isOn = import.meta.env.VITE_MEMBER_APP !== "off";

/** The name that the Content-Security-Policy allows. */
const POLICY = "member-worker";

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): PolicyOfOne;
}
interface PolicyOfOne {
  createScriptURL(input: string): string;
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** The build that this page belongs to; undefined if it has no worker, as in development. */
export function buildWithWorker(): string | undefined {
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  return isOn && "serviceWorker" in navigator ? build : undefined;
}

/**
 * Registers the worker, which keeps the member area for times without a network. Once a newer
 * worker is ready, asks it to take over from the one of an earlier build.
 */
export async function startWorker(build: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerUrl(), {
    scope: memberApp.page,
    // Ask the host each time, whatever it says about caching.
    updateViaCache: "none",
  });
  const askToTakeOver = () =>
    registration.waiting?.postMessage({ type: memberApp.takeOver, build });
  const watch = () => registration.installing?.addEventListener("statechange", askToTakeOver);
  registration.addEventListener("updatefound", watch);
  watch();
  askToTakeOver();
}

let url: string | undefined;

/** The address of a script has to come from a policy, which knows only this one. */
function workerUrl(): string {
  const rules = { createScriptURL: () => memberApp.worker };
  url ??= window.trustedTypes?.createPolicy(POLICY, rules).createScriptURL("") ?? memberApp.worker;
  return url;
}
