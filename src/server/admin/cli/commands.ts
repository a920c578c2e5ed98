import { join } from 'node:path';

import { guardOfInput, VERB_HARM } from '../../../domain/operators/harm.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { isDatabaseAway } from '../../db/is-database-away.ts';
import type { Deps } from '../../deps.ts';
import { fingerprint } from '../../http/security-log.ts';
import { ProviderBusy, ProviderRefused, ProviderUnreachable } from '../../providers/outcome.ts';
import { atCommandLine } from '../../staff/acting.ts';
import { csvOf, type ExportName, EXPORTS } from '../exports.ts';
import { invoiceFiles } from '../money/invoices.ts';
import type { OrderFacts } from '../orders/order-facts.ts';
import { readAllowed } from '../parts/allowed.ts';
import type { Verb, VerbCall } from '../parts/verb.ts';
import { type VerbName, VERBS } from '../registry.ts';
import { type OutputOf, runVerb } from '../run-verb.ts';
import { type Answer, CannotDo, type Write } from './answer.ts';
import { backUp } from './backup.ts';
import { fieldsOf, readFields } from './fields.ts';
import { help, noVerb, typedName, verbNamed } from './help.ts';
import { GONE, matchWords, SHORT } from './old-words.ts';
import { priceCommand } from './price-commands.ts';
import { printAnswer } from './print-answer.ts';
import { printOrder } from './print-order.ts';
import { printReconciliation } from './print-reconciliation.ts';
import { readTyped, type Typed } from './read-words.ts';
import { rebuildCommand } from './rebuild-command.ts';
import { refundCommand, replaceCommand } from './refund-commands.ts';
import { registerHosts } from './register-hosts.ts';
import { rotateKeys } from './rotate-keys.ts';
import { sandboxLink } from './sandbox-link.ts';

/** Handles one line of the command line. */
type Command = (call: VerbCall, typed: Typed, write: Write) => Promise<Answer>;

/** Commands that are no verb, or that show and ask in their own way. */
const OWN_COMMANDS: Readonly<Record<string, Command>> = {
  refund: refundCommand,
  replace: replaceCommand,
  price: priceCommand,
  'operator link': async (call, { options }) => ({
    text: await sandboxLink(call, options['json'] !== undefined),
  }),
  export: async (call, { words: [name = ''], options }, write) => {
    if (!Object.hasOwn(EXPORTS, name))
      throw new CannotDo(`Say what to export: ${Object.keys(EXPORTS).join(' or ')}.`);
    const { yes: _yes, json: _json, ...filter } = options;
    for await (const line of csvOf(call, name as ExportName, filter)) await write(line);
    return { text: '' };
  },
  'invoice-files': async (call, { words: [folder = 'invoices'], options }, write) => {
    let count = 0;
    for await (const { name, content } of invoiceFiles(call, options)) {
      await write({ path: join(folder, name), base64: content.toString('base64') });
      count += 1;
    }
    return { text: `${count} ${count === 1 ? 'file' : 'files'} written to ${folder}.` };
  },
  wallets: async ({ deps }, { words }) => ({ text: await registerHosts(deps, words) }),
  rebuild: rebuildCommand,
  backup: async ({ deps }, { words }) => ({ text: await backUp(deps, words) }),
  'rotate-keys': async ({ deps }) => ({ text: await rotateKeys(deps) }),
  // The older word.
  reseal: async ({ deps }) => ({ text: await rotateKeys(deps) }),
  fingerprint: async ({ deps: { cipher } }, { words: [text] }) => {
    if (!text) throw new CannotDo('Say whose: an email, or the address a call came from.');
    return { text: fingerprint(cipher, text) };
  },
};

/** Answers that a person gets another way than as facts and tables. */
const PRINTED: Partial<Record<VerbName, (output: object) => string>> = {
  order: (output) => printOrder(output as OrderFacts),
  reconciliation: (output) => printReconciliation(output as OutputOf<'reconciliation'>),
  reconciliation_run: (output) => printReconciliation(output as OutputOf<'reconciliation'>),
  customer_data: (output) => JSON.stringify(output, null, 2),
};

/** Harms before which somebody is asked. */
const ASKED: ReadonlySet<string | null> = new Set([
  'money out',
  'data lost',
  'prices',
  'word given',
  'looks changed',
  'rules changed',
]);

/**
 * Runs one line of the command line. Throws {@link CannotDo} with a sentence for the person who typed it.
 * @param user the machine's user, for the audit
 * @param write takes what is too long for an answer, piece by piece
 */
export async function runCommand(
  deps: Deps,
  words: string[],
  { user = 'unknown', write = () => {} }: { user?: string | undefined; write?: Write } = {},
): Promise<Answer> {
  const call = { deps, by: atCommandLine(user) };
  try {
    return await answerTo(call, words, write);
  } catch (error) {
    const why = whyNot(error);
    throw why === null ? error : new CannotDo(why, { cause: error });
  }
}

async function answerTo(call: VerbCall, words: string[], write: Write): Promise<Answer> {
  const [word = '', ...behind] = words;
  if (word === '') throw new CannotDo(help([]));
  if (word === 'help') return { text: help(behind) };
  if (behind.includes('--help')) return { text: help([word]) };
  const gone = matchWords(GONE, words);
  if (gone) throw new CannotDo(`Say ${typedName(gone.row)} in its place.\n\n${help([gone.row])}`);
  const own = matchWords(OWN_COMMANDS, words);
  if (own) return own.row(call, readTyped(own.left), write);
  const short = matchWords(SHORT, words);
  const name = short ? short.row[0] : verbNamed(word);
  if (name === null) throw new CannotDo(noVerb(word));
  return runTyped(call, name, short?.left ?? behind, short?.row.slice(1) ?? []);
}

/** Runs a verb with what was typed behind it; before harm it asks. */
async function runTyped(
  call: VerbCall,
  name: VerbName,
  given: readonly string[],
  positions: readonly string[],
): Promise<Answer> {
  const verb = VERBS[name] as unknown as Verb;
  const fields = fieldsOf(verb);
  const isUsual = (word: string) => word.startsWith('--');
  const { input, yes, json, file } = await readFields(
    typedName(name),
    fields,
    given,
    positions.filter((word) => !isUsual(word)),
    positions.filter(isUsual),
  );
  if (
    !yes &&
    verb.changes &&
    guardOfInput(name, input) !== 'free' &&
    ASKED.has(VERB_HARM[name]?.harm ?? null)
  )
    return { text: printAnswer(readAllowed(call, name, verb, input)), question: `${verb.summary}. Go on?` };
  const output: object = await runVerb(call, name, input);
  const isAmiss = name === 'reconciliation_run' && 'outcome' in output && output.outcome !== 'agree';
  return { ...answerOf(name, output, { json, file, pagedBy: pageFlag(fields) }), isAmiss };
}

function pageFlag(fields: ReturnType<typeof fieldsOf>): string | undefined {
  return ['after', 'before', 'skip'].find((flag) => fields.some((field) => field.flag === flag));
}

function answerOf(
  name: VerbName,
  output: object,
  { json, file, pagedBy }: { json: boolean; file: string | undefined; pagedBy: string | undefined },
): Answer {
  if (json) return { text: JSON.stringify(output, null, 2) };
  if ('filename' in output && 'pdf' in output) {
    const path = file ?? String(output.filename);
    return { text: `Written to ${path}.`, file: { path, base64: String(output.pdf) } };
  }
  // A JSON column has an order of its own; people read the schema's.
  const ordered = (VERBS[name] as unknown as Verb).output.parse(output) as object;
  return { text: PRINTED[name]?.(output) ?? printAnswer(ordered, pagedBy) };
}

/** A sentence for the person who typed the line; null for unexpected errors, whose stack is needed. */
export function whyNot(error: unknown): string | null {
  if (error instanceof CannotDo || error instanceof Problem) return error.message;
  if (error instanceof ProviderBusy)
    return `${error.provider.name} is asked too often right now. Please try again.`;
  if (error instanceof ProviderUnreachable) return `${error.provider.name} does not answer right now.`;
  if (error instanceof ProviderRefused) return `${error.provider.name} says no: ${error.why}.`;
  return isDatabaseAway(error) ? 'The database cannot be reached right now.' : null;
}
