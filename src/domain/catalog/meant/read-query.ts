import type { Plan } from '../catalog-schema.ts';
import type { Megabytes } from '../data-amount.ts';
import { DENSE_AROUND } from './around-place.ts';

/** How long and how much, as far as a query says. */
export interface Trip {
  days: number | null;
  megabytes: Megabytes | null;
  /** The kind of plans that it asks for. */
  type: Plan['type'] | null;
}

interface ReadQuery {
  /** Without lengths, sizes, flags and dialling codes. */
  text: string;
  /** Codes of flags. */
  flags: string[];
  /** A dialling code, perhaps with the rest of a number. */
  dialled: string | null;
  trip: Trip;
}

/** A number, in digits or as a word, and the word behind it, perhaps a unit. */
const AMOUNT =
  /(?<![\p{Script=Latin}\p{N}.,])(?:(\d{1,4}(?:[.,]\d{1,2})?)[ -]?|(an?|one|two|three|four|five|six|seven|ten)[ -])(\p{L}{1,12})(?![\p{L}\p{N}])/giu;
const UNLIMITED =
  /(?<!\p{L})(?:unlimited|unbegrenzt|illimité|illimitato|ilimitado|безлимит|無制限|无限)(?!\p{L})/giu;
const FLAG = /[\u{1F1E6}-\u{1F1FF}]{2}/gu;
/** The flags of England, Scotland and Wales: a black flag, and the code in letters that are not seen. */
const FLAG_OF_PART = /\u{1F3F4}([\u{E0061}-\u{E007A}]{2})[\u{E0061}-\u{E007A}]{1,4}\u{E007F}/gu;
const DIALLED = /^\s*(?:\+|00)\s?(\d[\d ()-]{0,20})/;

const WORDS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
};

const unitsOf = (size: number, words: string) => words.split(' ').map((word) => [word, size] as const);

const MEGABYTES = new Map([
  ...unitsOf(1000, 'gb gbs gig gigs giga gigas gigabyte gigabytes go гб ギガ 기가'),
  ...unitsOf(1, 'mb megabyte megabytes мб'),
]);
const DAYS = new Map([
  ...unitsOf(
    1,
    'd day days night nights tag tage tagen nacht nächte jour jours nuit nuits día días dia dias noche noches',
  ),
  ...unitsOf(
    1,
    'giorno giorni notte notti dag dagen dzień dni gün день дня дней 日 日間 天 일 박 μέρες ημέρες',
  ),
  ...unitsOf(7, 'w week weeks wk wks woche wochen semaine semaines semana semanas settimana settimane weken'),
  ...unitsOf(7, 'tydzień tygodnie tygodni hafta неделя недели недель 週間 周 주'),
  ...unitsOf(14, 'fortnight'),
  ...unitsOf(
    30,
    'month months monat monate mois mes meses mês mese mesi maand maanden miesiąc miesiące ay месяц 个月 개월',
  ),
]);

const MAX_DAYS = 365;

/** Splits a query into what says where, and what says how long and how much. */
export function readQuery(query: string): ReadQuery {
  const trip: Trip = { days: null, megabytes: null, type: null };
  const flags: string[] = [];
  let dialled: string | null = null;
  const text = query
    .replace(DIALLED, (_, number: string) => {
      dialled = number.replace(/\D/g, '');
      return ' ';
    })
    .replace(FLAG, (flag) => {
      flags.push(
        Array.from(flag, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x1f1a5)).join(''),
      );
      return ' ';
    })
    .replace(FLAG_OF_PART, (_, letters: string) => {
      flags.push(
        Array.from(letters, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0xe0020)).join(
          '',
        ),
      );
      return ' ';
    })
    .replace(DENSE_AROUND, ' ')
    .replace(AMOUNT, (all, digits: string | undefined, spelled: string | undefined, word: string) => {
      const unit = word.toLowerCase();
      const many =
        digits === undefined ? (WORDS[spelled?.toLowerCase() ?? ''] ?? 0) : Number(digits.replace(',', '.'));
      const [megabytes, days] = [MEGABYTES.get(unit), DAYS.get(unit)];
      if (megabytes !== undefined && digits !== undefined) trip.megabytes = Math.round(many * megabytes);
      else if (days !== undefined && (digits !== undefined || unit.length > 2))
        trip.days = Math.ceil(many * days);
      else return all;
      return ' ';
    })
    .replace(UNLIMITED, () => {
      trip.type = 'unlimited';
      return ' ';
    })
    .trim();
  if (trip.days !== null && (trip.days < 1 || trip.days > MAX_DAYS)) trip.days = null;
  if (trip.megabytes !== null) trip.type ??= 'fixed';
  return { text, flags, dialled, trip };
}
