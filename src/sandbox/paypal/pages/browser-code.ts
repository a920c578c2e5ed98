import { browserScript } from '../../core/browser-script.ts';

/** The parts of the browser library, each after those it uses. */
const LIBRARY = ['funding', 'overlay', 'approval-window', 'buttons', 'paypal-js'];
/** Modules that PayPal's own pages load by name. */
const MODULES = new Set(['button-frame', 'outcome-page']);

export interface ScriptSetting {
  origin: string;
  clientId: string;
  currency: string;
  locale: string;
}

/** The browser library as one classic script, like the real one: its parts without imports and exports, in one scope. */
export function libraryScript(setting: ScriptSetting): string {
  const parts = LIBRARY.map((name) =>
    plain(name)
      .replaceAll(/^import\b[^;]*;$/gm, '')
      .replaceAll(/^export /gm, ''),
  );
  return `(() => {\n'use strict';\nconst SANDBOX = ${JSON.stringify(setting)};\n${parts.join('\n')}\n})();\n`;
}

/** The module `{name}.ts` for a browser; undefined if there is none. */
export function moduleScript(file: string): string | undefined {
  const name = file.replace(/\.ts$/, '');
  return MODULES.has(name) ? plain(name) : undefined;
}

function plain(name: string): string {
  return browserScript(new URL(`../browser/${name}.ts`, import.meta.url));
}
