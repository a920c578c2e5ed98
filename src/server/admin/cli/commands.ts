import { Problem } from '../../../domain/problems/problem.ts';
import { isDatabaseAway } from '../../db/is-database-away.ts';
import type { Deps } from '../../deps.ts';
import { fingerprint } from '../../http/security-log.ts';
import { ProviderBusy, ProviderRefused, ProviderUnreachable } from '../../providers/outcome.ts';
import { atCommandLine } from '../../staff/acting.ts';
import { csvOf, type ExportName, EXPORTS } from '../exports.ts';
import type { OutputOf } from '../run-verb.ts';
import { type Answer, CannotDo, type Write } from './answer.ts';
import { backUp } from './backup.ts';
import { refundCommand, replaceCommand } from './by-hand-commands.ts';
import { caseCommand, disputeCommand, printCases, printDisputes } from './case-commands.ts';
import { type Command, shows, which } from './command.ts';
import { customerCommands } from './customer-commands.ts';
import { leadCommands } from './lead-commands.ts';
import { mailCommands } from './mail-commands.ts';
import { moneyCommands } from './money-commands.ts';
import { orderCommands } from './order-commands.ts';
import { operatorCommand, printPeople } from './people-command.ts';
import { placeCommands } from './place-commands.ts';
import { priceCommands } from './price-commands.ts';
import { listOrders, printOrder } from './print-orders.ts';
import {
  printActs,
  printBalances,
  printHealth,
  printJobs,
  printSwitches,
  printToday,
  typedSwitch,
} from './print-shop.ts';
import { promotionCommands } from './promotion-commands.ts';
import { readTyped } from './read-words.ts';
import { registerHosts } from './register-hosts.ts';
import { reseal } from './reseal.ts';
import { USAGE } from './usage.ts';

const COMMANDS: Record<string, Command> = {
  orders: shows(
    'orders',
    ({ words: [limit = '20'], options }) => ({ ...options, limit }),
    (answer) => (answer.orders.length === 0 ? 'There are no orders yet.' : listOrders(answer.orders)),
  ),

  find: shows('find', ({ words }) => ({ which: words.join(' ') }), listFound),

  order: shows('order', which, printOrder),

  ...orderCommands,

  refund: refundCommand,
  replace: replaceCommand,

  ...customerCommands,
  ...leadCommands,
  ...moneyCommands,
  ...mailCommands,
  ...priceCommands,
  ...promotionCommands,
  ...placeCommands,
  cases: shows('cases', ({ words: [limit = '50'], options }) => ({ ...options, limit }), printCases),
  case: caseCommand,
  disputes: shows('disputes', ({ words: [limit = '50'], options }) => ({ ...options, limit }), printDisputes),
  dispute: disputeCommand,

  'sign-out': shows(
    'sign_out',
    ({ words: [who = ''] }) => ({ who }),
    ({ user_id, ended }) => `${ended} ${ended === 1 ? 'session' : 'sessions'} of user ${user_id} ended.`,
  ),

  sync: shows(
    'sync',
    () => ({}),
    (synced) => `The catalogue was read: ${JSON.stringify(synced)}`,
  ),

  today: async (call, typed) => {
    const days = await shows('today', () => ({}), printToday)(call, typed);
    if (typed.options['json'] !== undefined) return days;
    const { text } = await shows('balances', () => ({}), printBalances)(call, typed);
    return { text: `${days.text}\n\n${text}` };
  },

  balances: shows('balances', () => ({}), printBalances),
  health: shows('health', () => ({}), printHealth),

  jobs: async (call, typed) => {
    const [act, id] = typed.words;
    if (act === undefined) return shows('jobs', () => ({}), printJobs)(call, typed);
    if (act !== 'retry') throw new CannotDo('Say jobs, jobs retry, or jobs retry <id>.');
    const print = ({ jobs }: OutputOf<'retry_jobs'>) =>
      jobs.length === 0
        ? 'No job has failed within the hour.'
        : `Run again: ${jobs.map(({ name }) => name).join(', ')}.`;
    return shows(
      'retry_jobs',
      ({ options }) => ({ ...options, ...(id !== undefined && { id }) }),
      print,
    )(call, typed);
  },

  switches: shows('switches', () => ({}), printSwitches),
  pause: shows('pause', typedSwitch, printSwitches),
  resume: shows('resume', typedSwitch, printSwitches),

  operators: shows('people', () => ({}), printPeople),
  operator: operatorCommand,

  audit: shows('audit', ({ words: [limit = '50'], options }) => ({ ...options, limit }), printActs),

  export: async (call, { words: [name = ''], options }, write) => {
    if (!Object.hasOwn(EXPORTS, name))
      throw new CannotDo(`Say what to export: ${Object.keys(EXPORTS).join(' or ')}.`);
    const { yes: _yes, json: _json, ...filter } = options;
    for await (const line of csvOf(call, name as ExportName, filter)) await write(line);
    return { text: '' };
  },

  wallets: async ({ deps }, { words }) => ({ text: await registerHosts(deps, words) }),

  backup: async ({ deps }, { words }) => ({ text: await backUp(deps, words) }),

  reseal: async ({ deps }) => ({ text: await reseal(deps) }),

  fingerprint: async ({ deps: { cipher } }, { words: [text] }) => {
    if (!text) throw new CannotDo('Say whose: an email, or the address a call came from.');
    return { text: fingerprint(cipher, text) };
  },
};

function listFound({ orders }: OutputOf<'find'>): string {
  if (orders.length === 0) throw new CannotDo('There is no such order.');
  return listOrders(orders);
}

/**
 * Runs one line of the command line. Throws {@link CannotDo} with a sentence for the person who typed it.
 * @param user the machine's user, for the audit
 * @param write takes what is too long for an answer, piece by piece
 */
export async function runCommand(
  deps: Deps,
  [name = '', ...given]: string[],
  { user = 'unknown', write = () => {} }: { user?: string | undefined; write?: Write } = {},
): Promise<Answer> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new CannotDo(name ? `There is no verb ${name}.\n\n${USAGE}` : USAGE);
  try {
    return await command({ deps, by: atCommandLine(user) }, readTyped(given), write);
  } catch (error) {
    const why = whyNot(error);
    throw why === null ? error : new CannotDo(why, { cause: error });
  }
}

/** A sentence for the person who typed the line; null for unexpected errors, whose stack is needed. */
export function whyNot(error: unknown): string | null {
  if (error instanceof CannotDo || error instanceof Problem) return error.message;
  if (error instanceof ProviderBusy)
    return `${error.party.name} is asked too often right now. Please try again.`;
  if (error instanceof ProviderUnreachable) return `${error.party.name} does not answer right now.`;
  if (error instanceof ProviderRefused) return `${error.party.name} says no: ${error.why}.`;
  return isDatabaseAway(error) ? 'The database cannot be reached right now.' : null;
}
