import { createContext, type RouterContextProvider } from 'react-router';

import type { Language } from '../../domain/languages.ts';
import type { PageLook } from '../../domain/operators/brand/page-look.ts';
import type { ShownText } from '../../domain/operators/texts/shown-text.ts';
import type { PageName } from '../../domain/operators/texts/texts.ts';
import type { WrittenStyle } from './page-style.tsx';

/** What the server passes to every loader. */
export interface ServerContext {
  /** Calls our own API inside this process. */
  callApi: (request: Request) => Promise<Response>;
  /** Public origin of the shop, without a trailing slash. */
  baseUrl: string;
  /** Hash in the address of every picture we draw; changes when they do. */
  artVersion: string;
  /** What operators have published of the shop's looks. */
  look: PageLook;
  /** An operator's text of a page, in the language of these pages; null for the shop's own. */
  textOf: (page: PageName) => Promise<ShownText | null>;
  /** The languages whose pages are built. */
  languages: readonly Language[];
  /** The mark of our own inline scripts in this rendering. */
  nonce: string;
  /** The CSS of these routes, if it is inlined into the page. */
  styleOf: (routes: readonly string[]) => WrittenStyle | null;
  /** Logs an error in rendering a page. */
  report: (error: unknown) => void;
}

export const serverContext = createContext<ServerContext>();

export type LoaderContext = Readonly<RouterContextProvider>;
