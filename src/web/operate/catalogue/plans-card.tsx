import { useState } from 'react';

import { formatGigabytes, UNLIMITED } from '../../../domain/catalog/data-amount.ts';
import { Button } from '../../ui/button.tsx';
import { callVerb } from '../api/call-verb.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import type { Place } from './place.tsx';
import { placeWords, plansWords as words } from './words.ts';

import styles from './catalogue.module.css';

type Plan = Place['offered'][number];

const nameOf = ({ data_mb: mb, tier, days }: Plan) =>
  words.plan(mb === UNLIMITED ? words.unlimited(tier) : formatGigabytes(mb), days);

function stateOf({ hidden, sold }: Plan): string {
  if (hidden) return words.hidden;
  return sold ? words.sold : words.notSold;
}

interface PlansBoxProps {
  place: Place;
  canChange: boolean;
  onDone: (message: string) => void;
}

/** A place's plans, which operators can hide one by one. */
export function PlansCard({ place, canChange, onDone }: PlansBoxProps) {
  const [asked, setAsked] = useState<Plan | null>(null);
  const { plan, bundle, state, act } = words.columns;

  async function turn(reason: string) {
    if (!asked) return;
    const { bundle_name, hidden } = asked;
    await callVerb('plan_show', { place: place.code, bundle_name, visible: hidden, reason });
    onDone(hidden ? placeWords.done.shown : placeWords.done.hidden);
  }

  return (
    <Card title={words.title}>
      <p className={styles['lead']}>{place.offered.length === 0 ? words.none : words.lead}</p>
      {place.offered.length > 0 && (
        <SmallTable
          label={words.title}
          head={[plan, state, ...(canChange ? [act] : []), bundle]}
          rows={place.offered.map((one) => [
            `${one.wholesaler} ${one.bundle_name}`,
            [
              nameOf(one),
              stateOf(one),
              ...(canChange
                ? [
                    <Button
                      key="act"
                      variant="link"
                      aria-label={one.hidden ? words.showLabel(nameOf(one)) : words.hideLabel(nameOf(one))}
                      onClick={() => setAsked(one)}
                    >
                      {one.hidden ? words.show : words.hide}
                    </Button>,
                  ]
                : []),
              <code key="bundle" className={styles['bundle']}>
                {one.bundle_name}
              </code>,
            ],
          ])}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        title={asked?.hidden ? words.showTitle : words.hideTitle}
        lead={asked?.hidden ? placeWords.showLead : placeWords.hideLead}
        action={asked?.hidden ? words.show : words.hide}
        onClose={() => setAsked(null)}
        onConfirm={turn}
      >
        {asked && (
          <p className={styles['lead']}>
            {place.name}, {nameOf(asked)}
          </p>
        )}
      </ConfirmDialog>
    </Card>
  );
}
