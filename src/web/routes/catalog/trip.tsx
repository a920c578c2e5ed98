import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from 'react-router';

import { publicApi } from '../../api/api.ts';
import { asText, ofText } from '../../core/page-text.ts';
import { type PageFrame, pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { readOr404 } from '../../errors/read-or-404.ts';
import { readTripPlans } from '../../trip/read-trip-plans.ts';
import { TripAnswers } from '../../trip/trip-answers.tsx';
import { ANSWER, TripForm } from '../../trip/trip-form.tsx';
import { tripAnswerWords, tripPageWords as words } from '../../trip/words.ts';
import { classNames } from '../../ui/class-names.ts';

import styles from './trip.module.css';

export const handle: PageFrame = { header: 'light', live: ['countries', 'regions'] };
export const headers = publicPage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  return asText(await readOr404(context, readTripPlans(publicApi(context), request.url)));
}

export const meta: MetaFunction<typeof loader> = ({ matches, location }) =>
  pageMeta(matches, { ...words.meta, ...(location.search === '' && { path: paths.trip() }) });

export default function TripPage() {
  const { typed, answer } = ofText(useLoaderData<typeof loader>());
  const { search } = useLocation();
  const stops = answer?.stops ?? null;
  const plans = answer?.plans ?? null;
  return (
    <div className={classNames(styles['page'], plans && styles['answered'])}>
      <h1 className={styles['title']}>{words.title}</h1>
      <p className={styles['lead']}>{words.lead}</p>
      <div className={styles['parts']}>
        <TripForm key={search} typed={typed} stops={stops} />
        <div id={ANSWER} className={styles['answer']}>
          {plans && stops ? (
            <TripAnswers typed={typed} stops={stops} plans={plans} />
          ) : (
            <p className={styles['note']}>{tripAnswerWords.note}</p>
          )}
        </div>
      </div>
    </div>
  );
}
