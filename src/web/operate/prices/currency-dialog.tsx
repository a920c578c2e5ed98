import { useEffect, useState } from 'react';

import { fromDollars } from '../../../domain/money.ts';
import { canEnd, LOCAL_ENDINGS, type LocalTerms } from '../../../domain/operators/pricing/local-price.ts';
import { Alert } from '../../ui/alert.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { callVerb } from '../api/call-verb.ts';
import { CHANGED_BY_ANOTHER, ConsoleFailure, isFailure } from '../api/console-failure.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Input } from '../api/verbs.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { AlarmAlert } from './alarm-alert.tsx';
import { type Listed, nameOfCurrency, rateDay, rateText } from './currency-facts.ts';
import { currenciesWords, currencyDialogWords as words, currencyWords } from './currency-words.ts';
import { keyOfPlan, nameOfPlan } from './plan-name.ts';
import { planWords, previewWords, pricesWords } from './words.ts';

import styles from './prices.module.css';

interface CurrencyDialogProps {
  listed: Listed;
  /** The version that the operator sees. */
  version: number;
  onClose: () => void;
  onDone: (message: string) => void;
  /** Somebody else has published first. */
  onChanged: () => void;
}

/** Changes a currency's terms; shows their prices before they are published. */
export function CurrencyDialog({ listed, version, onClose, onDone, onChanged }: CurrencyDialogProps) {
  const { currency } = listed;
  const [on, setOn] = useState(listed.on);
  const [typed, setTyped] = useState(String(listed.margin_bp / 100));
  const [ending, setEnding] = useState(listed.ending);
  // The terms are based on this version, whatever is published meanwhile.
  const [seen] = useState(version);
  const margin = readMargin(typed);
  const terms = margin === null ? null : { margin_bp: margin, ending };
  const [alarm, setAlarm] = useState<number | null>(null);
  const isSame = on === listed.on && margin === listed.margin_bp && ending === listed.ending;

  async function publish(reason: string, confirm: number | undefined) {
    if (!terms) throw new ConsoleFailure(400, 'invalid_field', words.wrongMargin);
    try {
      const done = await callVerb('currency_publish', { currency, on, ...terms, reason, seen, confirm });
      onDone(
        done.published ? pricesWords.published(done.version, done.count) : pricesWords.same(done.version),
      );
    } catch (error) {
      if (isFailure(error, CHANGED_BY_ANOTHER)) onChanged();
      throw error;
    }
  }

  return (
    <ConfirmDialog
      open
      width="wide"
      title={words.title(nameOfCurrency(currency))}
      lead={words.lead}
      action={words.action}
      figure={on ? alarm : null}
      impossible={isSame}
      onClose={onClose}
      onConfirm={publish}
    >
      <div className={styles['preview']}>
        <Checkbox checked={on} onChange={(event) => setOn(event.currentTarget.checked)}>
          {words.on}
        </Checkbox>
        <TextField
          label={words.margin}
          hint={words.marginHint}
          error={margin === null ? words.wrongMargin : null}
          inputMode="decimal"
          maxLength={6}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <SelectField
          label={words.ending}
          value={ending}
          onChange={(event) => setEnding(event.currentTarget.value as LocalTerms['ending'])}
        >
          {LOCAL_ENDINGS.filter((one) => canEnd(currency, one)).map((one) => (
            <option key={one} value={one}>
              {currenciesWords.endings[one]}
            </option>
          ))}
        </SelectField>
        {isSame && <Alert tone="info" title={words.same} />}
        {listed.on && !on && <Alert tone="warning" title={words.off} />}
        {terms && !isSame && (on || !listed.on) && (
          <>
            {!on && <Alert tone="info" title={words.notNow} />}
            <Preview terms={{ currency, ...terms }} onAlarm={setAlarm} />
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}

/** '2', '2.5', '2,5%'; null for anything else. */
function readMargin(typed: string): number | null {
  const margin = fromDollars(typed.trim().replace(/\s*%$/, '').replace(',', '.'));
  return margin !== null && margin >= 0 && margin <= 2500 ? margin : null;
}

interface PreviewProps {
  terms: Input<'currency_preview'>;
  /** The number that has to be confirmed, whenever it is known anew. */
  onAlarm: (count: number | null) => void;
}

function Preview({ terms, onAlarm }: PreviewProps) {
  const { data, failure } = useVerb('currency_preview', terms);
  const count = data?.alarm?.count ?? null;
  useEffect(() => onAlarm(count), [count, onAlarm]);
  if (!data) return failure ? <ErrorAlert failure={failure} /> : <TableSkeleton />;
  const { plans, count: changed, dearer, cheaper, ending, rate, examples, alarm } = data;
  const { facts, columns } = words;
  const { count: counted, of, split, dearer: rise, cheaper: fall } = previewWords.facts;
  const isNew = examples.some(({ before }) => before === null);
  const told = currencyWords.rate(rateText(rate.per_base), terms.currency);
  return (
    <>
      <ErrorAlert failure={failure} />
      {alarm && <AlarmAlert alarm={alarm} plans={plans} />}
      <DescriptionList
        facts={[
          [facts.rate, currencyWords.day(`${told}, ${rateDay(rate.of_day)}`, rate.age)],
          [counted, of(changed, plans)],
          [split, [dearer > 0 && rise(dearer), cheaper > 0 && fall(cheaper)].filter(Boolean).join(', ')],
          [facts.adds, facts.share(ending.each.text, planWords.percent(ending.share_bp))],
        ]}
      />
      {examples.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <SmallTable
          label={isNew ? words.examples : words.table}
          head={[
            columns.plan,
            columns.dollars,
            ...(isNew ? [columns.price] : [columns.was, columns.becomes]),
          ]}
          numbers={[1, 2, 3]}
          rows={examples.map((one) => [
            keyOfPlan(one),
            [
              <span key="plan" className={styles['of']}>
                {nameOfPlan(one)}
              </span>,
              one.dollars.text,
              ...(isNew ? [] : [one.before?.text]),
              one.after.text,
            ],
          ])}
        />
      )}
    </>
  );
}
