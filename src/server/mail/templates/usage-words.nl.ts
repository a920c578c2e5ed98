import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { named } from '../../../domain/language-words.nl.ts';
import type * as source from './usage-words.ts';

const again =
  'Je kunt een nieuwe bundel aan dezelfde eSIM toevoegen. Hij blijft geïnstalleerd, en je hoeft geen code opnieuw te scannen.';
const waits = 'Op deze eSIM wacht nog een bundel. Die neemt het automatisch over als hij geldt waar je bent.';
const saves = 'Sla kaarten en video’s op zolang je wifi hebt, dan doe je langer met de rest.';

export const usageWords: typeof source.usageWords = {
  low: {
    subject: (country) => `Je hebt 80% van je data voor ${named(country)} gebruikt`,
    preview: (left, of) => `Je hebt nog ${left} van ${of} over.`,
    lead: (left, of, country) =>
      `je hebt nog ongeveer ${left} over van de ${of} in je bundel voor ${named(country)}.`,
    next: `${saves} ${again}`,
    nextWithAnother: `${waits} ${saves}`,
  },
  used: {
    subject: (country) => `Al je data voor ${named(country)} is op`,
    preview: 'Voeg een nieuwe bundel aan dezelfde eSIM toe om verbonden te blijven.',
    previewWithAnother: waits,
    lead: (of, country) =>
      `je hebt alle ${of} van je bundel voor ${named(country)} gebruikt. De data is dus op.`,
    next: again,
    nextWithAnother: `${waits} ${again}`,
  },
  nextTitle: 'Wat je kunt doen',
  plan: {
    title: 'Je bundel',
    esim: 'eSIM',
    iccid: (ending) => `ICCID eindigend op ${ending}`,
    left: 'Data over',
    leftOf: (left, of) => `${left} van ${of}`,
    nothingLeft: (of) => `0\u00A0MB van ${of}`,
    read: 'Bijgewerkt',
    ends: 'Loopt af',
  },
  add: (plan, price) => `${plan} toevoegen voor ${price}`,
  addNote: (days) =>
    `Het is nog een keer dezelfde bundel, voor ${formatDays(days)}. Verandert de prijs, dan zie je dat bij het afrekenen voordat je betaalt.`,
  why: 'We mailen je één keer bij 80% van een bundel en één keer als alles op is.',
};
