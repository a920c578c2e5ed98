import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { localized, localizedCode } from './languages.ts';

/** Lets the sources of the shop speak other languages, as `scripts/programs.ts` does for its programs. */
const idOf = (url: string) => {
  const [place = '', query] = url.split('?');
  return query === undefined ? fileURLToPath(place) : `${fileURLToPath(place)}?${query}`;
};

registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL;
    if (!parent?.startsWith('file:') || !parent.includes('language=')) return next(specifier, context);
    const id = localized(specifier, idOf(parent));
    if (id === null) return next(specifier, context);
    const [file = '', query] = id.split('?');
    return { url: `${pathToFileURL(file).href}?${query}`, shortCircuit: true };
  },
  load(url, context, next) {
    const source = url.includes('made&') ? localizedCode(idOf(url)) : null;
    return source === null ? next(url, context) : { format: 'module', source, shortCircuit: true };
  },
});
