import { table } from '../../core/text-table.ts';
import { runVerb } from '../run-verb.ts';
import { type Command, shows, which } from './command.ts';

/** Commands about one order, other than refunds. */
export const orderCommands = {
  resend: shows(
    'resend',
    ({ words: [named = ''], options }) => ({ which: named, ...options }),
    ({ addresses, told }) =>
      told.length === 0
        ? `On its way once more to ${addresses.join(' and ')}.`
        : `On its way to ${addresses.join(' and ')}. The order keeps its address; ${told.join(' and ')} ${told.length === 1 ? 'is' : 'are'} told.`,
  ),

  retry: shows('retry', which, ({ before, after, waits_for: awaited }) => {
    if (awaited !== null) return `${awaited} does not answer right now. It is asked again by itself.`;
    return before === after
      ? `Nothing new: the order is ${after}.`
      : `The order was ${before} and is ${after}.`;
  }),

  note: shows(
    'note',
    ({ words: [named = '', ...text] }) => ({ which: named, text: text.join(' ') }),
    () => 'Noted.',
  ),

  codes: shows('codes', which, ({ qr: _qr, ...codes }) => table(null, Object.entries(codes))),

  pdf: async (call, typed) => {
    const [named = '', path] = typed.words;
    const { filename, pdf } = await runVerb(call, 'order_pdf', { which: named });
    if (typed.options['json'] !== undefined) return { text: JSON.stringify({ filename, pdf }) };
    const file = path ?? filename;
    return { text: `Written to ${file}.`, file: { path: file, base64: pdf } };
  },
} satisfies Record<string, Command>;
