import { useNavigate, useSearchParams } from 'react-router';

import { BASE_CURRENCY, isCurrency } from '../../../domain/currencies.ts';
import { useSettings } from '../../core/site.ts';
import { rememberCurrency } from '../../session/session.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { methodWords } from './words.ts';

/** In which the buyer pays: a choice opens the checkout anew, at the price in that currency. Absent while the shop has only one. */
export function CurrencyField({ currency }: { currency: string }) {
  const { currencies = [] } = useSettings();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  if (currencies.length === 0) return null;
  return (
    <SelectField
      label={methodWords.currency}
      value={currency}
      onChange={({ currentTarget: { value } }) => {
        if (isCurrency(value)) rememberCurrency(value);
        const changed = new URLSearchParams(query);
        changed.set('currency', value);
        void navigate({ search: changed.toString() }, { replace: true, preventScrollReset: true });
      }}
    >
      {[BASE_CURRENCY, ...currencies].map((code) => (
        <option key={code} value={code}>
          {code}
        </option>
      ))}
    </SelectField>
  );
}
