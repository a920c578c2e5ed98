import refundIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import globeIcon from '@phosphor-icons/core/regular/globe-hemisphere-east.svg?raw';
import freeIcon from '@phosphor-icons/core/regular/lock-open.svg?raw';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';

import { searchDestinations } from '../../domain/catalog/search.ts';
import { answerOf, publicApi } from '../api.ts';
import { DestinationSearch } from '../catalog/destination-search.tsx';
import { FoundDestinations } from '../catalog/found-destinations.tsx';
import { HowItWorks } from '../catalog/how-it-works.tsx';
import { PhonePicture } from '../catalog/phone-picture.tsx';
import { POPULAR, PopularDestinations } from '../catalog/popular-destinations.tsx';
import { WhyUs } from '../catalog/why-us.tsx';
import { type PageFrame, pageMeta, publicPage } from '../page.ts';
import { paths } from '../paths.ts';
import { type LoaderContext, serverContext } from '../server-context.ts';
import { useSite } from '../site.ts';
import { Icon } from '../ui/icon.tsx';

import styles from './home.module.css';

export const handle: PageFrame = { header: 'night', live: ['countries'] };
export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    title: 'Simport: travel eSIMs for 200+ countries',
    description: 'Prepaid data eSIMs for 200+ countries. Buy in a minute, install at home, land with signal.',
    path: paths.home(),
  });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = (new URL(request.url).searchParams.get('q') ?? '').slice(0, 60);
  const [popular, found] = await Promise.all([popularIn(context), foundFor(query, context)]);
  return { query, popular, found };
}

/** Null when it could not be read: the search still works then. */
async function popularIn(context: LoaderContext) {
  try {
    const answer = await answerOf(publicApi(context).countries.$get({ query: { isos: POPULAR.join(',') } }));
    return answer.countries;
  } catch (failure) {
    context.get(serverContext).report(failure);
    return null;
  }
}

/** A search is only answered here for those whose browser runs no script. */
async function foundFor(query: string, context: LoaderContext) {
  if (query.trim() === '') return null;
  const { countries } = await answerOf(publicApi(context)['search-index'].$get());
  return searchDestinations(countries, query);
}

export default function Home() {
  const { query, popular, found } = useLoaderData<typeof loader>();
  const art = useSite()?.artVersion ?? 'none';
  return (
    <>
      <section className={styles['hero']} data-ground="night" data-hero>
        <img
          className={styles['globe']}
          src={paths.heroArt(art)}
          alt=""
          width="1120"
          height="1120"
          fetchPriority="low"
        />
        <div className={styles['grid']}>
          <div className={styles['words']}>
            <h1 className={styles['title']}>Online before the seat‑belt sign goes off.</h1>
            <p className={styles['lead']}>
              Prepaid data eSIMs for 200+ countries. Buy in a minute, install at home, land with signal.
            </p>
            <DestinationSearch initialQuery={query} />
            {found && <FoundDestinations query={query} found={found} />}
            <ul className={styles['facts']}>
              <li>
                <Icon of={globeIcon} /> 200+ countries
              </li>
              <li>
                <Icon of={freeIcon} /> No account needed
              </li>
              <li>
                <Icon of={refundIcon} /> 24 h refund if unused
              </li>
            </ul>
          </div>
          <div className={styles['phone']}>
            <PhonePicture />
          </div>
        </div>
      </section>
      <div className={styles['sections']}>
        <PopularDestinations countries={popular} />
        <HowItWorks />
        <WhyUs />
      </div>
    </>
  );
}
