import path from 'node:path';

import { expect, it } from 'vitest';

import {
  CONSOLE_NAMES,
  NEEDED_TO_SELL,
  SETTING_GROUPS,
  settingRow,
} from '../../src/domain/operators/settings/settings.ts';
import { SETTING_WORDS, settingWords } from '../../src/domain/operators/settings/words.ts';
import {
  IN_BRAND,
  IN_ENVIRONMENT,
  SECRET_NAMES,
  secretRow,
} from '../../src/server/core/settings/setting-places.ts';
import { usualText } from '../../src/server/settings/usual-text.ts';
import { ROOT } from '../support/machine/source-files.ts';

const named = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: string[][]) =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n');

/** The page, made from where the settings are in the code. */
function page(): string {
  const usual = usualText({ GIVEN: new Map() }, {});
  const groups = SETTING_GROUPS.map((group) => {
    const own = CONSOLE_NAMES.filter((name) => settingRow(name).group === group);
    return `### ${settingWords.group[group]}\n${table(
      ['setting', 'called', 'default', 'range', 'takes effect'],
      own.map((name) => {
        const { unit, range, isReadAtStart } = settingRow(name);
        return [
          `\`${name}\``,
          SETTING_WORDS[name][0],
          usual[name] === '' ? 'none' : `${usual[name]}${unit ? ` ${settingWords.unit[unit]}` : ''}`,
          range ? `${range[0]} to ${range[1]}` : '',
          isReadAtStart ? 'when a process starts' : 'at once',
        ];
      }),
    )}\n`;
  });
  return `# Where each setting is

Each setting has one place. [\`.env.example\`](../.env.example) explains those of the environment, the console explains its own. A test makes this page
from the code: \`npx vitest run --project tooling test/tooling/settings-page.test.ts -u\` writes it anew.

## In the console
Owners publish these under **Settings** as versions, with a reason and a fresh code: [the console](console.md#settings). The environment can set each of
them as well; then it decides, and the console says so. The ranges are the console's. A live shop sells nothing before it has
${named(NEEDED_TO_SELL)}.

${groups.join('\n')}
### Brand
${named(IN_BRAND)}: the console has them under **Brand**.

## In the environment
Whoever runs the machine changes these, and restarts the shop.

${table(
  ['why', 'settings'],
  Object.entries(IN_ENVIRONMENT).map(([why, names]) => [
    settingWords.reason[why as keyof typeof IN_ENVIRONMENT],
    named(names),
  ]),
)}

## Secrets
The environment has them. Nobody is ever shown one: the console says whether each is set, whether it works, and when that was last checked.

${table(
  ['secret', 'what for', 'checked by'],
  SECRET_NAMES.map((name) => {
    const { does, part, signs } = secretRow(name);
    const by = [part === null ? '' : `\`doctor\`, ${part}`, signs ? 'signed callbacks' : ''].filter(Boolean);
    return [`\`${name}\``, does, by.join('; ') || 'nothing outside'];
  }),
)}
`;
}

it('docs/settings.md says where each setting is', async () => {
  await expect(page()).toMatchFileSnapshot(path.join(ROOT, 'docs/settings.md'));
});
