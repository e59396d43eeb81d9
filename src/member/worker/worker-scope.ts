/** The values that a build passes to its worker. */
export interface Site {
  /** The build that the kept page names. */
  build: string;
  /** Changes with the page, the files, and the worker itself. */
  version: string;
  /** The files that the member area needs, as paths. */
  files: string[];
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  request: Request;
  /** The page, if the browser asked for it while the worker was starting. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface MessageEvent extends ExtendableEvent {
  data: unknown;
  source: { id: string } | null;
}

interface Events {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: MessageEvent;
}

interface WorkerScope {
  /** The build writes it at the beginning of the worker's file. */
  site: Site;
  location: URL;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: {
      type: "window";
      includeUncontrolled: true;
    }): Promise<{ id: string; url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
}

/** The worker's own global object. TypeScript can't have its types and a page's in one project. */
export const worker = globalThis as unknown as WorkerScope;
