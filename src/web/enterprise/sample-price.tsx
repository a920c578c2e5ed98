import { useCallback } from 'react';

import { allPlans } from '../../domain/catalog/country.ts';
import { formatDataAmount, formatDays } from '../../domain/catalog/data-amount.ts';
import { planPriceWords } from '../../domain/catalog/plan.ts';
import { answerOf } from '../api/api.ts';
import { useAnswer } from '../api/use-answer.ts';
import { usePublicApi } from '../api/use-public-api.ts';
import { useSettings } from '../core/site.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { offerWords } from './words.ts';

const PLACE = 'JP';
const MIN_MEGABYTES = 5_000;

/** Today's price of one traveller's plan: the cheapest that lasts a business trip. Nothing if it fails to load. */
export function SamplePrice() {
  const api = usePublicApi();
  const { feePolicy } = useSettings();
  const ask = useCallback(
    () => answerOf(api.countries[':iso'].$get({ param: { iso: PLACE }, query: {} })),
    [api],
  );
  const { answer } = useAnswer(ask);
  // As many lines as the sentence will have.
  if (answer.state === 'loading')
    return <Skeleton width="14rem" height={feePolicy === 'added' ? '3rem' : '1.5rem'} />;
  if (answer.state === 'failed') return null;
  const { country } = answer.value;
  const [plan] = allPlans(country)
    .filter(({ data_amount: megabytes }) => megabytes >= MIN_MEGABYTES)
    .toSorted((one, other) => one.finalPrice - other.finalPrice);
  if (!plan) return null;
  return offerWords.sample(
    country.name,
    formatDataAmount(plan.data_amount),
    formatDays(plan.duration),
    planPriceWords(plan),
  );
}
