/** The driver's ID of an element on the page. */
export type ElementId = string;

/** A browser that a test controls from outside. */
export interface Driver {
  open(url: string): Promise<void>;
  /** Runs the body of a function on the page, and resolves to its return value. */
  run<T>(body: string, ...values: unknown[]): Promise<T>;
  /** The element that the body of a function returns; undefined if it returns none. */
  find(body: string, ...values: unknown[]): Promise<ElementId | undefined>;
  /** Clicks as a person would. Rejects if another element covers this one. */
  click(element: ElementId): Promise<void>;
  type(element: ElementId, text: string): Promise<void>;
  stop(): Promise<void>;
}

/** The key of an element in WebDriver's JSON: https://www.w3.org/TR/webdriver/#elements */
export const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** Builds a driver on WebDriver commands, however they're sent. */
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
