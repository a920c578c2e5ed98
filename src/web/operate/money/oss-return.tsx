import { useState } from 'react';

import { OSS_SECTIONS, type OssSection } from '../../../domain/tax/oss-return.ts';
import { quarterBefore, quarterOf } from '../../../domain/tax/quarter.ts';
import { Alert } from '../../ui/alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { CsvButton } from '../parts/csv-button.tsx';
import { ErrorPanel, StaleDataAlert } from '../parts/error-panel.tsx';
import { Alerts, Cards, Quiet } from '../parts/layout.tsx';
import { FilterBar } from '../parts/list/filter-bar.tsx';
import { type Filters, useFilters } from '../parts/list/filters.ts';
import { SmallTable } from '../parts/list/small-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { territoryName } from '../parts/territory-name.ts';
import { partWords } from '../parts/words.ts';
import { MoneyTabs } from './money-tabs.tsx';
import { ossReturnWords as words } from './oss-return-words.ts';

import styles from './money.module.css';

type Return = Output<'oss_return'>;
type Line = Return['lines'][number];

/** Three years, as long as a return can be corrected, and the quarter that runs. */
const QUARTERS = 13;

function quartersTo(now: Date): Filters {
  let quarter = quarterOf(now.toISOString());
  const options: Record<string, string> = {};
  for (let back = 0; back < QUARTERS; back += 1) {
    options[quarter] = named(quarter);
    quarter = quarterBefore(quarter);
  }
  return { quarter: { kind: 'choice', unset: words.lastQuarter, options } };
}

/** 'Q4 2026'. */
const named = (quarter: string) => `${quarter.slice(5)} ${quarter.slice(0, 4)}`;

function cellsOf({ territory, period, rate_bp: rate, euros, amounts }: Line) {
  return [
    territory === null ? words.nowhere : territoryName(territory),
    named(period),
    words.percent(rate),
    euros?.net.text ?? partWords.none,
    euros?.tax.text ?? partWords.none,
    amounts.map(({ net, tax }) => words.own(net.text, tax.text)).join('; '),
    amounts.reduce((all, { documents }) => all + documents, 0),
  ];
}

function Section({ section, lines }: { section: OssSection; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  const { country, period, rate, net, tax, own, documents } = words.columns;
  return (
    <Card title={words.sections[section]}>
      <SmallTable
        label={words.sections[section]}
        head={[country, period, rate, net, tax, own, documents]}
        numbers={[2, 3, 4, 5, 6]}
        rows={lines.map((line) => [[line.period, line.territory, line.rate_bp].join(' '), cellsOf(line)])}
      />
    </Card>
  );
}

/** Which rates lack, and what to do about them. */
function Missing({ rates }: Pick<Return, 'rates'>) {
  const lacking = rates.filter(({ per_euro: rate }) => rate === null);
  if (lacking.length === 0) return null;
  const unknown = lacking.filter(({ is_to_come: isToCome }) => !isToCome);
  return (
    <Alert tone="warning" title={words.missing.title}>
      {unknown.length > 0
        ? words.missing.unknown(unknown.map(words.missing.rate).join(', '))
        : words.missing.toCome}
    </Alert>
  );
}

function Sums({ lines, rates, vat }: Return) {
  if (lines.length === 0) return <Quiet>{words.none}</Quiet>;
  return (
    <>
      <Alerts>
        <Missing rates={rates} />
        {vat && (
          <Alert tone="info" title={words.vat(vat.text)}>
            {words.vatHint}
          </Alert>
        )}
      </Alerts>
      <Cards>
        {OSS_SECTIONS.map((section) => (
          <Section key={section} section={section} lines={lines.filter((line) => line.section === section)} />
        ))}
        {rates.length > 0 && (
          <Card title={words.rates.title}>
            <SmallTable
              label={words.rates.title}
              head={[words.rates.currency, words.rates.day, words.rates.perEuro]}
              numbers={[2]}
              rows={rates.map(({ currency, day, per_euro: rate, is_to_come: isToCome }) => [
                `${currency} ${day}`,
                [currency, day, rate ?? (isToCome ? words.rates.toCome : words.rates.missing)],
              ])}
            />
          </Card>
        )}
      </Cards>
      <p className={styles['note']}>{words.note}</p>
    </>
  );
}

/** A quarter's VAT by country and rate, and the files for its return; by default the last quarter that has ended. */
export function OssReturn() {
  // The quarters do not change while the page is open.
  const [filters] = useState(() => quartersTo(new Date()));
  const { values, query, onChange, onClear } = useFilters(filters);
  const { data, failure, reload } = useVerb('oss_return', query);
  const fileOf = (path: string) => ({
    permission: 'money.export' as const,
    query,
    path: `${path}.csv`,
    filename: `${path}${data ? `-${data.quarter}` : ''}.csv`,
  });
  return (
    <>
      <PageHead
        title={words.title}
        actions={
          <>
            <CsvButton {...fileOf('oss_return')} label={words.totals} />
            <CsvButton {...fileOf('oss_documents')} label={words.documents} />
          </>
        }
      >
        {data && words.lead(named(data.quarter), data.home === null ? null : territoryName(data.home))}
      </PageHead>
      <MoneyTabs />
      <FilterBar
        filters={filters}
        labels={words.filters}
        values={values}
        onChange={onChange}
        onClear={onClear}
      />
      {failure && data && <StaleDataAlert failure={failure} onRetry={reload} />}
      {failure && !data && <ErrorPanel failure={failure} onRetry={reload} />}
      {!failure && !data && <Skeleton height="24rem" radius="var(--r)" />}
      {data && <Sums {...data} />}
    </>
  );
}
