import { createContext } from 'react';

/**
 * Marks our own inline scripts during rendering. The server adds the hashes of exactly those to the page's policy and removes
 * the marks, so a browser never sees any.
 */
export const NonceContext = createContext<string | undefined>(undefined);
