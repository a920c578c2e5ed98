import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { inPlace } from '../../../domain/language-words.nl.ts';
import { formatHours } from '../../../domain/promise/refund-time.ts';
import type * as source from './bought-words.ts';

export const boughtWords: typeof source.boughtWords = {
  starts: (days, country) =>
    days === 1
      ? `Je dag gaat in zodra je telefoon ${inPlace(country)} voor het eerst online gaat.`
      : `Je ${formatDays(days)} gaan in zodra je telefoon ${inPlace(country)} voor het eerst online gaat.`,
  isValid: (days) => `De bundel is ${formatDays(days)} geldig.`,
  rows: {
    price: 'Prijs van de bundel',
    code: (code) => `Code ${code}`,
    speed: 'Snelheid',
  },
  summary: 'Samenvatting van het contract',
  speed: (gigabytes, speed) => `${gigabytes}\u00A0GB per dag op volle snelheid, daarna ${speed}`,
  total: 'Totaal betaald',
  declared: (begin, ends) => `Bij het afrekenen heb je “${begin}” en “${ends}” verklaard.`,
  refund: {
    eSIM: (hours) =>
      `Van gedachten veranderd? Tot ${formatHours(hours)} na je aankoop kun je een volledige terugbetaling krijgen als de eSIM niet is geactiveerd of gebruikt.`,
    plan: (hours) =>
      `Van gedachten veranderd? Tot ${formatHours(hours)} na je aankoop kun je een volledige terugbetaling krijgen als de bundel niet is gebruikt.`,
  },
};
