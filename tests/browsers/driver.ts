/** An element of the page, as the browser's driver names it. */
export type ElementId = string;

/** A browser that is driven from outside. */
export interface Driver {
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page, and resolves to what it returns. */
  run<T>(body: string, ...values: unknown[]): Promise<T>;
  /** The element that the body of a function returns; undefined if it returns none. */
  find(body: string, ...values: unknown[]): Promise<ElementId | undefined>;
  /** Clicks as a person would. Rejects if something else is in front. */
  click(element: ElementId): Promise<void>;
  type(element: ElementId, text: string): Promise<void>;
  stop(): Promise<void>;
}

/** The key of an element in WebDriver's JSON: https://www.w3.org/TR/webdriver/#elements */
export const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** A driver over WebDriver's commands, however they are sent. */
export function driverOver(
  send: (command: Command, parameters: Record<string, unknown>) => Promise<unknown>,
  stop: () => Promise<void>,
): Driver {
  const run = (body: string, values: unknown[]) =>
    send("ExecuteScript", { script: body, args: values });
  return {
    open: async (url) => void (await send("Navigate", { url })),
    run: async <T>(body: string, ...values: unknown[]) => (await run(body, values)) as T,
    find: async (body, ...values) =>
      ((await run(body, values)) as Record<string, string> | null)?.[ELEMENT],
    click: async (id) => void (await send("ElementClick", { id })),
    type: async (id, text) => {
      await send("ElementClear", { id });
      await send("ElementSendKeys", { id, text });
    },
    stop,
  };
}

export type Command =
  | "Navigate"
  | "ExecuteScript"
  | "ElementClick"
  | "ElementClear"
  | "ElementSendKeys";
