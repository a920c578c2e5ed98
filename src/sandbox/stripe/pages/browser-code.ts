import { browserScript } from '../../core/browser-script.ts';

/** The parts of the browser library, each after those it uses. */
const LIBRARY = [
  'wire',
  'element-events',
  'overlay',
  'card-element',
  'express-options',
  'express-element',
  'elements',
  'send-method',
  'localized-errors',
  'payments',
  'setups',
  'stripe-js',
];
/** Modules that the frames' pages load by name. */
const MODULES = new Set([
  'card-expiry',
  'card-fields',
  'card-frame',
  'card-icon',
  'card-layout',
  'card-number',
  'card-style',
  'challenge-page',
  'wallet-buttons',
  'wallet-sheet',
  'wire',
]);

/**
 * The browser library as one classic script, like the real one: its parts without imports and exports, in one scope. `origin` is
 * the origin of its frames and API.
 */
export function libraryScript(origin: string): string {
  const parts = LIBRARY.map((name) =>
    plain(name)
      .replaceAll(/^import\b[^;]*;$/gm, '')
      .replaceAll(/^export /gm, ''),
  );
  return `(() => {\n'use strict';\nconst SANDBOX_ORIGIN = ${JSON.stringify(origin)};\n${parts.join('\n')}\n})();\n`;
}

/** The module `{name}.ts` for a browser; undefined if there is none. */
export function moduleScript(file: string): string | undefined {
  const name = file.replace(/\.ts$/, '');
  return MODULES.has(name) ? plain(name) : undefined;
}

function plain(name: string): string {
  return browserScript(new URL(`../browser/${name}.ts`, import.meta.url));
}
