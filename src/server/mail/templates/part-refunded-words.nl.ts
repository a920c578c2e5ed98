import { named } from '../../../domain/language-words.nl.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './part-refunded-words.ts';

export const partRefundedWords: typeof source.partRefundedWords = {
  subject: 'Een deel van je geld is onderweg naar je',
  goodwillSubject: 'We hebben je iets terugbetaald',
  vatSubject: 'Je krijgt de btw terug',
  preview: (amount, method, stays) => `${amount} gaat terug naar ${method}. ${stays}`,
  stays: {
    eSIM: 'Je eSIM blijft van jou, en er verandert niets aan.',
    plan: 'Je bundel blijft van jou, en er verandert niets aan.',
    order: 'Je bestelling gaat gewoon door.',
  },
  lead: {
    eSIM: ({ country, amount, stays }) =>
      `we hebben ${amount} terugbetaald van wat je hebt betaald voor je eSIM voor ${named(country)}. ${stays}`,
    plan: ({ country, amount, stays }) =>
      `we hebben ${amount} terugbetaald van wat je hebt betaald voor je bundel voor ${named(country)}. ${stays}`,
  },
  goodwillLead: {
    eSIM: ({ country, amount, stays }) =>
      `wat vervelend dat je problemen had met je eSIM voor ${named(country)}. Daarom hebben we ${amount} terugbetaald. ${stays}`,
    plan: ({ country, amount, stays }) =>
      `wat vervelend dat je problemen had met je bundel voor ${named(country)}. Daarom hebben we ${amount} terugbetaald. ${stays}`,
  },
  vatLead: ({ country, amount, stays }) =>
    `je btw-nummer is bevestigd. Daarom hebben we de btw van je bestelling voor ${named(country)} terugbetaald: ${amount}. ${stays}`,
  next: (amount, method) => `De ${amount} gaat terug naar ${method}. ${BANK_TIME} Je hoeft niets te doen.`,
  title: (refunds) => (refunds > 1 ? 'Je terugbetalingen' : 'Je terugbetaling'),
  total: (refunds) => (refunds > 1 ? 'Tot nu toe terugbetaald' : 'Terugbetaald'),
};
