import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { languageToBuild, twinOf, type Translations } from './languages.ts';
import { messagesIn } from './messages.ts';

/**
 * Records that the twins of a language, in `SHOP_LANGUAGE`, are translations of today's English. Run it after each change of them.
 */
const root = path.resolve(import.meta.dirname, '..');
const language = languageToBuild();
const translations: Translations = {};
for (const file of globSync('src/**/*words.{ts,tsx}', { cwd: root }).toSorted())
  if (twinOf(path.join(root, file), language) !== null)
    translations[file] = Object.fromEntries(messagesIn(path.join(root, file)));
mkdirSync(path.join(root, 'translations'), { recursive: true });
writeFileSync(
  path.join(root, 'translations', `${language}.json`),
  `${JSON.stringify(translations, null, 2)}\n`,
);
