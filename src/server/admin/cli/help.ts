import { nearest } from '../../../domain/operators/nearest.ts';
import { asTyped } from '../../core/installation.ts';
import { table } from '../../core/text-table.ts';
import type { Verb } from '../parts/verb.ts';
import { NOUNS, type VerbName, VERBS } from '../registry.ts';
import { CannotDo } from './answer.ts';
import { fieldsOf } from './fields.ts';
import { SHORT } from './old-words.ts';

/** Commands that are no verb, or have a view of their own. */
const OWN_COMMANDS: Readonly<Record<string, string>> = {
  'refund <order> [reason]':
    'gives the whole money back, or what is left, and takes the eSIM back first; --part 4.50 a part of it, --goodwill 4.50 any amount: the eSIM stays. Asks first',
  'replace <order> [reason]':
    'orders another eSIM in place of an order’s; the old one is taken back first. Asks first',
  'price set|drop|fix-inversions|below-floor':
    'one rule: price set country JP --markup 30 --surcharge 0.50 --ending .99 --min-margin 10 --fixed-price none --from 2026-11-27; price drop country JP; price fix-inversions; price below-floor hide. Shows what changes, and asks',
  'export <list>':
    'orders, income, invoices, oss_return, oss_documents, payouts, leads or audit as CSV, with the fields of the verb',
  'invoice-files [folder]': 'each invoice and credit note as PDF, with the fields of invoices',
  'operator link': 'prints a link that opens the console of a sandbox as its owner',
  'wallets [host ...]': 'registers the shop’s host, and those named, for Apple Pay, Google Pay and Link',
  'migrate [--dry-run]': 'brings PostgreSQL to this release, or says what is pending',
  'rotate-keys': 'encrypts with DATA_KEY whatever is still under a key of DATA_KEY_OLD',
  'backup [folder]': 'copies the embedded database while the shop sells, by default into backups/',
  'restore <file>': 'replaces the embedded database with such a copy; stop the shop first',
  'send-copy <file>':
    'sends a pg_dump of PostgreSQL to COPY_TO; the unit simport-copy and the container backup do so after each',
  rehearse:
    'fetches the newest copy from COPY_TO, restores it into a database of its own, compares it with the shop’s, and drops it',
  'move --to <address>':
    'carries the embedded shop to an empty PostgreSQL and compares the books; stop the shop first. Killed, it begins anew',
  'rebuild <hours>':
    'after going back: lists what processors received in these hours and the database has lost; asks, then delivers or refunds as listed',
  'fingerprint <text>': 'how the log names an email or a caller’s address',
  'doctor [--json]': 'tests settings, keys, webhooks, database, mail and proxy; says what to do',
};

/** A verb as it is typed: `price-undo`. */
export function typedName(name: string): string {
  return name.replaceAll('_', '-');
}

/** The verb that a word names, with hyphens or with underscores; null if none. */
export function verbNamed(word: string): VerbName | null {
  const name = word.replaceAll('-', '_');
  return Object.hasOwn(VERBS, name) ? (name as VerbName) : null;
}

/**
 * All verbs, or one with its fields.
 * @param words behind `help`
 * @throws {CannotDo} if there is no such verb
 */
export function help([word]: readonly string[]): string {
  if (word === undefined) return allVerbs();
  const own = Object.entries(OWN_COMMANDS).find(([typed]) => typed.split(' ')[0] === word);
  if (own) return `${own[0]}\n\n  ${own[1]}`;
  const name = verbNamed(word) ?? SHORT[word]?.[0];
  if (name !== undefined) return oneVerb(name);
  throw new CannotDo(noVerb(word));
}

/** Says that there is no such verb, and which may be meant. */
export function noVerb(word: string): string {
  const known = [
    ...Object.keys(VERBS).map(typedName),
    ...Object.keys(OWN_COMMANDS).map((typed) => typed.split(' ')[0] ?? ''),
  ];
  const longer = [...Object.keys(OWN_COMMANDS), ...Object.keys(SHORT)].filter((typed) =>
    typed.startsWith(`${word} `),
  );
  if (longer.length > 0) return `There is no verb ${word}. Say ${longer.join(', ')}. help names all.`;
  const near = nearest(word, known);
  return `There is no verb ${word}. ${near === null ? '' : `Did you mean ${near}? `}help names all.`;
}

function allVerbs(): string {
  const parts = Object.entries(NOUNS).map(([noun, verbs]) => {
    const lines = Object.entries<Verb>(verbs as unknown as Record<string, Verb>).filter(
      ([name]) => !isOwnCommand(name),
    );
    return `${noun}\n${indented(lines.map(([name, { summary }]) => [typedName(name), summary]))}`;
  });
  return [
    `Name a verb: ${asTyped('<verb> --field value')}. help <verb> has its fields. --json prints the answer for programs; --yes agrees before money, prices or data go.`,
    ...parts,
    `other\n${indented(Object.entries(OWN_COMMANDS))}`,
  ].join('\n\n');
}

function isOwnCommand(name: string): boolean {
  return Object.keys(OWN_COMMANDS).some((typed) => typed.split(' ')[0] === typedName(name));
}

function oneVerb(name: VerbName): string {
  const verb = VERBS[name] as unknown as Verb;
  const fields = fieldsOf(verb).map(({ flag, about }) => [`--${flag}`, about]);
  const short = Object.entries(SHORT)
    .filter(([, [of]]) => of === name)
    .map(([words, [, ...positions]]) =>
      [
        words.replace(' *', ''),
        ...positions.filter((one) => !one.startsWith('--')).map((one) => `<${one}>`),
      ].join(' '),
    );
  return [
    `${typedName(name)}: ${verb.summary}.`,
    fields.length === 0 ? 'It has no fields.' : indented(fields),
    ...(short.length > 0 ? [`Also typed as ${short.join(', ')}.`] : []),
  ].join('\n\n');
}

function indented(rows: string[][]): string {
  return table(null, rows)
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
