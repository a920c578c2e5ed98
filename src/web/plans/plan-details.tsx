import { useEffect, useState } from 'react';

import type { Plan, SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { formatDays, formatGigabytes } from '../../domain/catalog/data-amount.ts';
import { listedSpeeds } from '../../domain/catalog/plan-facts-words.ts';
import { planPriceWords, priceOf, unitPrice } from '../../domain/catalog/plan.ts';
import { formatMoney, isSameMoney } from '../../domain/money.ts';
import { answerOf } from '../api/api.ts';
import { usePublicApi } from '../api/use-public-api.ts';
import { logFailure } from '../browser/log-failure.ts';
import { wholePath } from '../core/language.ts';
import { useSettings } from '../core/site.ts';
import { asGuestWords, expressWords } from '../core/words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/panels/dialog.tsx';
import { SheetName } from '../ui/panels/sheet-history.ts';
import { AddAnother } from './add-another.tsx';
import { planDetailsWords as words } from './plan-details-words.ts';
import { PlanFactsLabel } from './plan-facts-label.tsx';

import styles from './plan-details.module.css';

interface PlanDetailsProps {
  plan: SoldPlan;
  open: boolean;
  onClose: () => void;
  /** If false, `onBuy` leads through the sign-in. */
  isSignedIn: boolean;
  onBuy: () => void;
  onBuyAsGuest: () => void;
  /** Shown where the browser has a wallet; undefined while the shop takes none. */
  onExpress: (() => void) | undefined;
}

export function PlanDetails({ plan, open, onClose, isSignedIn, ...on }: PlanDetailsProps) {
  const unit = unitPrice(plan);
  const price = planPriceWords(plan);
  const description = useDescription(plan);
  const buy = (
    <div className={styles['buy']}>
      <Button size="large" wide data-to-checkout={isSignedIn || undefined} onClick={on.onBuy}>
        {isSignedIn ? words.buy : words.signInToBuy}
      </Button>
      {on.onExpress && (
        <Button
          variant="secondary"
          size="large"
          wide
          data-to-checkout
          onClick={on.onExpress}
          className={styles['express']}
        >
          {expressWords}
        </Button>
      )}
      {!isSignedIn && (
        <Button variant="bare" wide data-to-checkout onClick={on.onBuyAsGuest}>
          {asGuestWords}
        </Button>
      )}
    </div>
  );
  return (
    <SheetName value={`plan ${plan.bundle_name}`}>
      <Dialog open={open} onClose={onClose} title={words.title} foot={buy}>
        <div className={styles['head']}>
          <p className={styles['amount']}>
            {plan.isUnlimited ? words.unlimited : formatGigabytes(plan.data_amount)}
          </p>
          <p className={styles['price']}>
            <b translate="no">{price.charged ?? price.plan}</b>
            {price.charged && <span>{words.planPrice(price.plan)}</span>}
            {!isSameMoney(unit.price, priceOf(plan)) && (
              <span>{words.unitPrice(formatMoney(unit.price), unit.unit)}</span>
            )}
          </p>
        </div>
        <AddAnother key={plan.bundle_name} plan={plan} />
        <dl className={styles['rows']}>
          {rowsOf(plan).map(([name, value]) => (
            <div key={name} className={styles['row']}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <PlanFactsLabel place={plan.country} plan={plan} />
        <Summary plan={plan} />
        {description && (
          <dl className={styles['description']}>
            <dt>{words.description}</dt>
            <dd lang="en">{description}</dd>
          </dl>
        )}
      </Dialog>
    </SheetName>
  );
}

/** Where consumers may withdraw, they get it before they buy. */
function Summary({ plan: { bundle_name: id, country_code: countryCode } }: { plan: Plan }) {
  const { withdrawal } = useSettings();
  if (!withdrawal) return null;
  const query = new URLSearchParams({ plan: JSON.stringify({ id, countryCode }) });
  return (
    <p className={styles['summary']}>
      <a href={wholePath(`/contract-summary?${query}`)} target="_blank" rel="noopener">
        {words.summary}
      </a>
    </p>
  );
}

/** Pages do not contain the wholesaler's description, which repeats the plan's facts in its own terms, and would lengthen each. */
function useDescription({ bundle_name, country_code, description }: Plan): string | null {
  const api = usePublicApi();
  const [read, setRead] = useState<{ of: string; text: string | null } | null>(null);
  const isThere = description !== null;
  useEffect(() => {
    if (isThere) return undefined;
    let isShown = true;
    answerOf(api.quote.$post({ json: { bundle_name, country_code } })).then(
      // A slow answer about an earlier plan must not replace this one's.
      ({ quote }) => isShown && setRead({ of: bundle_name, text: quote.plan.description }),
      (failure: unknown) => logFailure('reading the description of a plan', failure),
    );
    return () => {
      isShown = false;
    };
  }, [api, bundle_name, country_code, isThere]);
  return description ?? (read?.of === bundle_name ? read.text : null);
}

/** Rows of the plan's known facts. */
function rowsOf(plan: Plan): [name: string, value: string][] {
  return [
    [words.country, plan.country],
    [words.duration, formatDays(plan.duration)],
    ...(plan.speed.length > 0 ? [[words.network, listedSpeeds(plan.speed)] as [string, string]] : []),
    [words.autoStart.name, plan.auto_start ? words.autoStart.on : words.autoStart.off],
    ...(plan.groups.length > 0 ? [[words.type, words.typeOf(plan.groups)] as [string, string]] : []),
  ];
}
