import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { inPlace, ofDays, ofHours } from '../../../domain/language-words.pl.ts';
import { formatHours } from '../../../domain/promise/refund-time.ts';
import type * as source from './bought-words.ts';

const within = (hours: number) => `w ciągu ${formatHours(hours, ofHours, ofDays)}`;

/** A sentence within another one, which has its own full stop. */
const quoted = (sentence: string) => `„${sentence.replace(/\.$/, '')}”`;

export const boughtWords: typeof source.boughtWords = {
  starts: (days, country) =>
    `Pakiet działa ${formatDays(days)} od pierwszego połączenia telefonu z internetem ${inPlace(country)}.`,
  isValid: (days) => `Pakiet jest ważny przez ${formatDays(days)}.`,
  rows: {
    price: 'Cena pakietu',
    code: (code) => `Kod ${code}`,
    speed: 'Prędkość',
  },
  summary: 'Podsumowanie warunków umowy',
  speed: (gigabytes, speed) =>
    `${String(gigabytes).replace('.', ',')}\u00A0GB dziennie z pełną prędkością, potem ${speed}`,
  total: 'Zapłacono',
  declared: (begin, ends) => `Oświadczenia złożone przy płatności: ${quoted(begin)} i ${quoted(ends)}.`,
  refund: {
    eSIM: (hours) =>
      `Zmiana planów? Możesz otrzymać pełny zwrot ${within(hours)}, jeśli eSIM nie został aktywowany ani użyty.`,
    plan: (hours) =>
      `Zmiana planów? Możesz otrzymać pełny zwrot ${within(hours)}, jeśli pakiet nie został użyty.`,
  },
};
