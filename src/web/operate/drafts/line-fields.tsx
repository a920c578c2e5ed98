import { formatDataAmount } from '../../../domain/catalog/data-amount.ts';
import type { Currency } from '../../../domain/currencies.ts';
import { typedAmount } from '../../../domain/operators/typed-amount.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useVerb } from '../api/use-verb.ts';
import type { Input } from '../api/verbs.ts';
import { PlacePicker } from '../parts/place-picker.tsx';
import { ChoiceField } from './choice-field.tsx';
import { draftFormWords as words } from './words.ts';

import styles from './drafts.module.css';

/** A line as it is typed. */
export interface TypedLine {
  place: string;
  plan: string;
  quantity: string;
  unit: string;
  tiers: string;
}

export const FIRST_LINE: TypedLine = { place: '', plan: '', quantity: '1', unit: '', tiers: '' };

/** The line that was typed; null while something of it is missing or wrong. */
export function readLine(
  { place, plan, quantity, unit, tiers }: TypedLine,
  currency: Currency | '',
  isFree: boolean,
): Input<'draft_order_save'>['lines'][number] | null {
  if (currency === '' || plan === '' || !/^[1-9]\d{0,2}$/.test(quantity)) return null;
  const price = isFree ? { amount: 0 } : typedAmount(unit, currency);
  const read = readTiers(tiers, currency);
  if (price === null || read === null) return null;
  return {
    bundle_name: plan,
    country_code: place,
    quantity: Number(quantity),
    unit_cents: price.amount,
    ...(read.length > 0 && !isFree && { tiers: read }),
  };
}

/** '50: 4.50, 100: 4.00'; null if it is not written so. */
function readTiers(text: string, currency: Currency): { from: number; unit_cents: number }[] | null {
  const parts = text
    .split(/[,;]\s+|\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const tiers = parts.map((part) => {
    const [from = '', price = ''] = part.split(':');
    const amount = typedAmount(price, currency);
    return /^[1-9]\d{0,2}$/.test(from.trim()) && amount
      ? { from: Number(from), unit_cents: amount.amount }
      : null;
  });
  const read = tiers.filter((tier) => tier !== null);
  return read.length === tiers.length ? read : null;
}

interface LineFieldsProps {
  number: number;
  line: TypedLine;
  currency: Currency | '';
  isFree: boolean;
  isWrong: boolean;
  onChange: (change: Partial<TypedLine>) => void;
  /** Null for the only line. */
  onRemove: (() => void) | null;
}

export function LineFields({ number, line, currency, isFree, isWrong, onChange, onRemove }: LineFieldsProps) {
  const places = useVerb('places', { limit: 500 });
  const found = useVerb('place', { place: line.place || 'JP' });
  const plans = found.data?.code === line.place ? found.data.offered.filter(({ sold }) => sold) : [];
  const areTiersWrong = isWrong && currency !== '' && readTiers(line.tiers, currency) === null;
  return (
    <fieldset className={styles['line']}>
      <legend>{words.lineTitle(number)}</legend>
      <div className={styles['pair']}>
        <PlacePicker
          label={words.place}
          choices={(places.data?.places ?? []).map(({ code, name }) => ({ of: code, name }))}
          value={line.place}
          onChange={(of) => onChange({ place: of, plan: '' })}
        />
        <ChoiceField
          label={words.plan}
          value={line.plan}
          error={isWrong && line.plan === '' ? words.choose : null}
          onChange={({ target }) => onChange({ plan: target.value })}
        >
          <option value="">{words.choosePlan}</option>
          {plans.map(({ bundle_name: bundle, data_mb: size, days, tier }) => (
            <option key={bundle} value={bundle}>
              {words.planName(size < 0 ? words.unlimited(tier) : formatDataAmount(size), days)}
            </option>
          ))}
          {line.plan !== '' && !plans.some(({ bundle_name: bundle }) => bundle === line.plan) && (
            <option value={line.plan}>{words.samePlan}</option>
          )}
        </ChoiceField>
        <TextField
          label={words.quantity}
          inputMode="numeric"
          value={line.quantity}
          maxLength={3}
          error={isWrong && !areTiersWrong ? words.wrongLine : null}
          onChange={({ target }) => onChange({ quantity: target.value.trim() })}
        />
        {!isFree && (
          <>
            <TextField
              label={words.unit}
              inputMode="decimal"
              value={line.unit}
              maxLength={20}
              onChange={({ target }) => onChange({ unit: target.value })}
            />
            <TextField
              label={words.tiers}
              hint={words.tiersHint}
              value={line.tiers}
              maxLength={300}
              error={areTiersWrong ? words.wrongTiers : null}
              onChange={({ target }) => onChange({ tiers: target.value })}
            />
          </>
        )}
      </div>
      {onRemove && (
        <Button variant="link" onClick={onRemove}>
          {words.removeLine(number)}
        </Button>
      )}
    </fieldset>
  );
}
