import { createContext, type RouterContextProvider } from 'react-router';

import type { WrittenStyle } from './page-style.tsx';

/** What the process that renders hands to every loader. */
export interface ServerContext {
  /** Calls our own API inside this process. */
  callApi: (request: Request) => Promise<Response>;
  /** Origin under which people reach the shop, without a slash at its end. */
  baseUrl: string;
  /** Hash in the address of every picture we draw; changes when they do. */
  artVersion: string;
  /** The mark of our own inline scripts, of this one rendering. */
  nonce: string;
  /** The style of these routes, where it is written into the page. */
  styleOf: (routes: readonly string[]) => WrittenStyle | null;
  /** Writes down what went wrong while a page was made. */
  report: (error: unknown) => void;
}

export const serverContext = createContext<ServerContext>();

export type LoaderContext = Readonly<RouterContextProvider>;
