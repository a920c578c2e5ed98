import { fromDollars, ofBase, ofMinor, toDecimal } from '../../../domain/money.ts';
import type { LocalCurrency } from '../../../domain/operators/pricing/currency-schema.ts';
import { asPromotionCode, PROMOTION_CODE } from '../../../domain/operators/pricing/promotion-code.ts';
import { typedAmount } from '../../../domain/operators/typed-amount.ts';
import type { Input, Output } from '../api/verbs.ts';
import { codeDialogWords, codeWords } from './words.ts';

const words = codeDialogWords.wrong;

export type Promotion = Output<'promotions'>['promotions'][number];

/** '10%', or '$2.00, €2.00'. */
export function offOf({
  percent_bp: percent,
  amount,
  amounts,
}: Pick<Promotion, 'percent_bp' | 'amount' | 'amounts'>): string {
  if (percent !== null) return codeWords.percent(percent);
  return [...(amount ? [amount] : []), ...amounts].map(({ text }) => text).join(', ');
}

export type CodeTerms = Omit<Input<'promotion_create'>, 'reason' | 'confirm'>;

/** The values of a code's fields. */
export interface TypedCode {
  code: string;
  kind: 'percent' | 'amount';
  value: string;
  /** What it takes off in other currencies. */
  amounts: Partial<Record<LocalCurrency, string>>;
  from: string;
  until: string;
  uses: string;
  each: string;
  first: boolean;
  floor: boolean;
  places: readonly string[];
  note: string;
}

export type CodeField = 'code' | 'value' | 'from' | 'until' | 'uses' | 'each' | LocalCurrency;

const decimal = (hundredths: number) => toDecimal(ofBase(hundredths)).replace(/\.?0+$/, '');
const minute = (moment: string | null) => moment?.slice(0, 16) ?? '';
const count = (limit: number | null) => (limit === null ? '' : String(limit));

/** What a new code may cost before somebody has thought about it: a newsletter's worth of uses, and a month. */
const USUAL_USES = 100;
const USUAL_DAYS = 30;

/** The end of a day in UTC, so many days from now. */
function endIn(days: number): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T23:59`;
}

/** A code as field values; a new one may be used once per mailbox, so often in all, and for so long. */
export function typedOf(promotion: Promotion | null): TypedCode {
  if (promotion === null)
    return {
      code: '',
      kind: 'percent',
      value: '',
      amounts: {},
      from: '',
      until: endIn(USUAL_DAYS),
      uses: String(USUAL_USES),
      each: '1',
      first: false,
      floor: false,
      places: [],
      note: '',
    };
  const { percent_bp: percent, amount } = promotion;
  return {
    code: promotion.code,
    kind: percent === null ? 'amount' : 'percent',
    value: percent === null ? toDecimal(ofBase(amount?.cents ?? 0)) : decimal(percent),
    amounts: Object.fromEntries(
      promotion.amounts.map(({ cents, currency }) => [currency, toDecimal(ofMinor(cents, currency))]),
    ),
    from: minute(promotion.starts_at),
    until: minute(promotion.ends_at),
    uses: count(promotion.most_uses),
    each: count(promotion.most_per_mailbox),
    first: promotion.first_order,
    floor: promotion.below_floor,
    places: promotion.places,
    note: promotion.note,
  };
}

/** Reads the fields. Returns the errors by field, or the code's terms. */
export function readCode(
  typed: TypedCode,
): { terms: CodeTerms } | { wrong: Partial<Record<CodeField, string>> } {
  const wrong: Partial<Record<CodeField, string>> = {};
  const code = asPromotionCode(typed.code);
  if (!PROMOTION_CODE.test(code)) wrong.code = words.code;
  const value = fromDollars(typed.value.trim().replace(/^\$|%$/g, ''));
  if (value === null || value < 1 || value > (typed.kind === 'percent' ? 10_000 : 10_000_000))
    wrong.value = words[typed.kind];
  const amounts: CodeTerms['amounts'] = {};
  for (const [currency, text] of Object.entries(typed.kind === 'amount' ? typed.amounts : {})) {
    if (text.trim() === '') continue;
    const code = currency as LocalCurrency;
    const minor = typedAmount(text, code)?.amount;
    if (minor === undefined) wrong[code] = words.local(code);
    else amounts[code] = minor;
  }
  const limit = (field: 'uses' | 'each') => {
    const text = typed[field].trim();
    if (text === '') return null;
    if (!/^[1-9]\d{0,7}$/.test(text)) wrong[field] = words.count;
    return Number(text);
  };
  const at = (text: string) => (text === '' ? null : new Date(`${text}:00Z`).toISOString());
  const terms: CodeTerms = {
    code,
    percent_bp: typed.kind === 'percent' ? value : null,
    amount_cents: typed.kind === 'amount' ? value : null,
    amounts,
    starts_at: at(typed.from),
    ends_at: at(typed.until),
    most_uses: limit('uses'),
    most_per_mailbox: limit('each'),
    first_order: typed.first,
    below_floor: typed.floor,
    places: [...typed.places],
    note: typed.note.trim(),
  };
  const { starts_at: from, ends_at: until } = terms;
  if (from && until && from >= until) wrong.until = words.time;
  return Object.keys(wrong).length > 0 ? { wrong } : { terms };
}
