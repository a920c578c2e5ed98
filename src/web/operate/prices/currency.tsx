import { useState } from 'react';
import { useParams } from 'react-router';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConsoleFailure } from '../api/console-failure.ts';
import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import { Card } from '../parts/card.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { DetailScreen } from '../parts/detail-screen.tsx';
import { Alerts, Columns } from '../parts/layout.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { CurrencyDialog } from './currency-dialog.tsx';
import { type Listed, nameOfCurrency, rateDay, rateText, withoutText } from './currency-facts.ts';
import { CurrencyStatePill } from './currency-state-pill.tsx';
import { currenciesWords, currencyWords as words } from './currency-words.ts';
import { RateDialog } from './rate-dialog.tsx';
import { planWords } from './words.ts';

/** One currency: its terms and its rate. */
export function CurrencyPage() {
  const { code = '' } = useParams();
  const canChange = useCan()('prices.change');
  const { data, ...read } = useVerb('currencies', {});
  const found = data?.currencies.find(({ currency }) => currency === code);
  const isMissing = data !== null && !found;
  const [open, setOpen] = useState<'change' | 'enter' | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const close = () => setOpen(null);
  const announce = (message: string) => {
    setDone(message);
    read.reload();
  };
  return (
    <DetailScreen
      read={{
        ...read,
        data: found && data ? { found, version: data.version } : null,
        failure: isMissing ? new ConsoleFailure(404, 'no_currency', words.missing) : read.failure,
      }}
      back={['/prices/currencies', words.back]}
      head={({ found: { currency, state } }) => (
        <PageHead
          title={currenciesWords.named(currency, nameOfCurrency(currency))}
          beside={<CurrencyStatePill state={state} />}
          actions={
            canChange && (
              <>
                <Button variant="bare" onClick={() => setOpen('enter')}>
                  {words.enter}
                </Button>
                <Button onClick={() => setOpen('change')}>{words.change}</Button>
              </>
            )
          }
        />
      )}
    >
      {({ found: listed, version }) => (
        <>
          <Alerts done={done}>
            {(listed.state === 'late' || listed.state === 'paused') && (
              <Alert tone="warning" title={words.told[listed.state].title}>
                {words.told[listed.state].text}
              </Alert>
            )}
          </Alerts>
          <Facts {...listed} />
          {open === 'change' && (
            <CurrencyDialog
              listed={listed}
              version={version}
              onClose={close}
              onDone={announce}
              onChanged={read.reload}
            />
          )}
          {open === 'enter' && <RateDialog listed={listed} onClose={close} onDone={announce} />}
        </>
      )}
    </DetailScreen>
  );
}

function Facts({ currency, margin_bp: margin, ending, least, not_with: without, rate }: Listed) {
  const { facts } = words;
  return (
    <Columns>
      <Card title={words.terms}>
        <DescriptionList
          facts={[
            [facts.margin, planWords.percent(margin)],
            [facts.ending, currenciesWords.endings[ending]],
            [facts.least, least.text],
            [facts.without, withoutText(without)],
          ]}
        />
      </Card>
      <Card title={words.rateTitle}>
        {rate ? (
          <DescriptionList
            facts={[
              [facts.rate, words.rate(rateText(rate.per_base), currency)],
              [facts.day, words.day(rateDay(rate.of_day), rate.age)],
              [facts.source, words.source(rate.source)],
            ]}
          />
        ) : (
          <p>{words.noRate}</p>
        )}
      </Card>
    </Columns>
  );
}
