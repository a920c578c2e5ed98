import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { languageToBuild, translationsIn, twinOf, type Translations, WORD_MODULES } from './languages.ts';
import { messagesIn } from './messages.ts';

/**
 * Records that the twins of a language, in `SHOP_LANGUAGE`, are translations of today's English. Run it after each change of them.
 * With the beginnings of modules' paths as arguments (`src/web/help src/domain`): somebody who did not write their twins has read
 * them.
 */
const root = path.resolve(import.meta.dirname, '..');
const language = languageToBuild();
const read = process.argv.slice(2);
const before = translationsIn(language);
const translations: Translations = {};
for (const module of WORD_MODULES) {
  const twin = twinOf(path.join(root, module), language);
  if (twin === null) continue;
  const written = messagesIn(twin);
  const isRead = read.some((beginning) => module.startsWith(beginning));
  translations[module] = Object.fromEntries(
    [...messagesIn(path.join(root, module))].map(([place, hash]) => {
      const [, wasRead] = before[module]?.[place]?.split(' ') ?? [];
      const own = written.get(place);
      return [place, own !== undefined && (isRead || wasRead === own) ? `${hash} ${own}` : hash];
    }),
  );
}
mkdirSync(path.join(root, 'translations'), { recursive: true });
writeFileSync(
  path.join(root, 'translations', `${language}.json`),
  `${JSON.stringify(translations, null, 2)}\n`,
);
