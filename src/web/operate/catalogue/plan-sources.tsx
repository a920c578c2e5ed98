import { useRef, useState } from 'react';
import { useParams } from 'react-router';

import { SOURCE_CHOICES } from '../../../domain/catalog/choose-source.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { callVerb } from '../api/call-verb.ts';
import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { DetailScreen } from '../parts/detail-screen.tsx';
import { Cards } from '../parts/layout.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { partWords } from '../parts/words.ts';
import { planSourcesWords as words } from './words.ts';

import styles from './catalogue.module.css';

type Source = Output<'plan_sources'>['sources'][number];

function State({ source: { away_since: away, allowed, choice } }: { source: Source }) {
  if (choice === 'block') return <StatusPill tone="quiet">{words.states.blocked}</StatusPill>;
  if (!allowed) return <StatusPill tone="bad">{words.states.notAllowed}</StatusPill>;
  if (away === null) return <StatusPill tone="good">{words.states.well}</StatusPill>;
  return (
    <>
      <StatusPill tone="bad">{words.states.away}</StatusPill> {words.states.since} <Moment at={away} />
    </>
  );
}

/** The wholesalers that can deliver one plan, and which of them does. */
export function PlanSources() {
  const { place = '', bundle = '' } = useParams();
  const canChange = useCan()('prices.change');
  const read = useVerb('plan_sources', { place, bundle_name: bundle });
  const [asked, setAsked] = useState<Source | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const chosen = useRef<HTMLSelectElement>(null);
  const { columns } = words;

  async function choose(reason: string) {
    if (!asked) return;
    const choice = SOURCE_CHOICES.find((one) => one === chosen.current?.value) ?? null;
    const { wholesaler } = asked;
    const { changed } = await callVerb('source_choose', {
      place,
      bundle_name: bundle,
      wholesaler,
      choice,
      reason,
    });
    setTold(changed ? words.done : words.same);
    read.reload();
  }

  return (
    <DetailScreen
      read={read}
      back={['/catalogue/sources', words.back]}
      head={({ name, price, bundle_name: own }) => (
        <PageHead title={name}>{words.lead(price.text, own)}</PageHead>
      )}
    >
      {({ sources }) => (
        <>
          <Cards>
            {told !== null && <Alert tone="success" title={told} />}
            <Card title={words.title}>
              <p className={styles['lead']}>{words.rule}</p>
              <SmallTable
                label={words.title}
                // The first columns are what a phone shows without scrolling.
                numbers={canChange ? [2, 3] : [1, 2]}
                head={[
                  columns.wholesaler,
                  ...(canChange ? [columns.act] : []),
                  columns.cost,
                  columns.margin,
                  columns.choice,
                  columns.least,
                  columns.takesBack,
                  columns.bundle,
                ]}
                rows={sources.map((source) => [
                  source.wholesaler,
                  [
                    <span key="name" className={styles['source']}>
                      {source.own ? words.own(source.wholesaler_name) : source.wholesaler_name}
                      <State source={source} />
                    </span>,
                    ...(canChange
                      ? [
                          <Button
                            key="act"
                            variant="link"
                            aria-label={words.changeLabel(source.wholesaler_name)}
                            onClick={() => setAsked(source)}
                          >
                            {words.change}
                          </Button>,
                        ]
                      : []),
                    source.cost.text,
                    source.margin.text,
                    source.choice === null ? partWords.none : words.choices[source.choice],
                    source.least_retail?.text ?? partWords.none,
                    words.takesBack[source.takes_back],
                    <code key="bundle" className={styles['short']}>
                      {source.bundle_name}
                    </code>,
                  ],
                ])}
              />
            </Card>
          </Cards>
          <ConfirmDialog
            open={asked !== null}
            title={words.dialog(asked?.wholesaler_name ?? '')}
            lead={words.dialogLead}
            action={words.action}
            onClose={() => setAsked(null)}
            onConfirm={choose}
          >
            <SelectField
              key={asked?.wholesaler}
              ref={chosen}
              className={styles['choice']}
              label={columns.choice}
              defaultValue={asked?.choice ?? ''}
            >
              <option value="">{words.choices.none}</option>
              {SOURCE_CHOICES.map((choice) => (
                <option key={choice} value={choice}>
                  {words.choices[choice]}
                </option>
              ))}
            </SelectField>
          </ConfirmDialog>
        </>
      )}
    </DetailScreen>
  );
}
