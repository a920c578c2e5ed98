import { createContext } from 'react';

/**
 * Marks the scripts that a page writes itself, while it is rendered. The server hashes exactly those into the page's policy
 * and takes the mark out of the finished page, so in a browser there is none.
 */
export const NonceContext = createContext<string | undefined>(undefined);
