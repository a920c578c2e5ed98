import { type ReactNode, useState } from 'react';

import { useCan } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { Alerts } from '../parts/layout.tsx';
import { ListScreen } from '../parts/list-screen.tsx';
import { OnPhone } from '../parts/list/on-phone.tsx';
import { useList } from '../parts/list/use-list.ts';
import { partWords } from '../parts/words.ts';
import { baseRow, type Listed, nameOfCurrency, rateText, withoutText } from './currency-facts.ts';
import { CurrencyStatePill } from './currency-state-pill.tsx';
import { currenciesWords as words } from './currency-words.ts';
import { HistoryCard } from './history-card.tsx';
import { PricesTabs } from './prices-tabs.tsx';
import { UndoCurrenciesDialog } from './undo-currencies-dialog.tsx';
import { planWords } from './words.ts';

import styles from './prices.module.css';

type Row = Listed | typeof baseRow;

/** Those that buyers can choose come first. */
function rowsOf({ currencies }: Output<'currencies'>): Row[] {
  const [on, off] = [true, false].map((wanted) => currencies.filter((one) => one.on === wanted));
  return [baseRow, ...(on ?? []), ...(off ?? [])];
}

/** Of a currency with terms of its own. */
const ofLocal =
  <Text,>(text: (row: Listed) => Text, otherwise: Text) =>
  (row: Row) =>
    'margin_bp' in row ? text(row) : otherwise;

/** The currencies that the shop can sell in. */
export function Currencies() {
  const canChange = useCan()('prices.change');
  const list = useList('currencies', {});
  const [version, setVersion] = useState<number | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const { data } = list;
  return (
    <ListScreen
      list={list}
      words={words}
      lead={data && words.lead(data.version)}
      tabs={<PricesTabs />}
      alerts={<Alerts done={done} />}
      rows={data ? rowsOf(data) : undefined}
      columns={[
        {
          id: 'currency',
          phone: 'lead',
          cell: ({ currency }) => words.named(currency, nameOfCurrency(currency)),
        },
        { id: 'state', phone: 'end', cell: ({ state }) => <CurrencyStatePill state={state} /> },
        {
          id: 'rate',
          phone: 'below',
          isNumber: true,
          cell: ofLocal<ReactNode>(
            ({ rate, currency }) =>
              rate ? (
                <>
                  <OnPhone>{words.dollarIs} </OnPhone>
                  {rateText(rate.per_base)} {currency}
                </>
              ) : (
                words.noRate
              ),
            words.byRules,
          ),
        },
        {
          id: 'source',
          cell: ofLocal(({ rate }) => (rate ? words.sources[rate.source] : partWords.none), partWords.none),
        },
        {
          id: 'age',
          phone: 'below-end',
          cell: ofLocal(({ rate }) => (rate ? words.age(rate.age) : partWords.none), ''),
        },
        {
          id: 'margin',
          isNumber: true,
          cell: ofLocal(({ margin_bp: margin }) => planWords.percent(margin), partWords.none),
        },
        { id: 'ending', cell: ofLocal(({ ending }) => words.endings[ending], partWords.none) },
        { id: 'least', isNumber: true, cell: ({ least }) => least.text },
        { id: 'without', cell: ({ not_with: names }) => withoutText(names) },
      ]}
      idOf={({ currency }) => currency}
      nameOf={({ currency }) => currency}
      hrefOf={ofLocal(({ currency }) => `/prices/currencies/${currency}`, '/prices')}
    >
      {data && (
        <div className={styles['history']}>
          <HistoryCard
            verb="currency_history"
            newest={data.version}
            column={words.history.on}
            cell={({ on }) => on.join(' ') || words.history.none}
            canChange={canChange}
            onAgain={setVersion}
          />
        </div>
      )}
      {data && version !== null && (
        <UndoCurrenciesDialog
          now={data}
          version={version}
          onClose={() => setVersion(null)}
          onDone={(message) => {
            setDone(message);
            list.reload();
          }}
          onChanged={list.reload}
        />
      )}
    </ListScreen>
  );
}
