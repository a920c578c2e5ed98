/** What the workers use of their global scope; the library that declares it cannot stand beside that of pages. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface InstallEvent extends WorkerEvent {
  /** Of browsers that can be told which requests a worker does not want to hear of. */
  addRoutes?(routes: { condition: object; source: 'network' }[]): Promise<void>;
}

export interface FetchEvent extends WorkerEvent {
  request: Request;
  /** The answer to a navigation that the browser asked for while the worker started. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install', listen: (event: InstallEvent) => void): void;
  addEventListener(name: 'activate', listen: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listen: (event: FetchEvent) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
