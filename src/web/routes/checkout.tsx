import brokenIcon from '@phosphor-icons/core/regular/cell-signal-slash.svg?raw';
import lostIcon from '@phosphor-icons/core/regular/ticket.svg?raw';
import { Suspense, use, useSyncExternalStore } from 'react';
import {
  type ClientLoaderFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useSearchParams,
} from 'react-router';

import {
  allChosen,
  type ChosenPlan,
  claimedPrice,
  plansParameter,
  readCheckoutLink,
  readCurrency,
  readOrderLink,
  readPlansLink,
  readTopUpLink,
} from '../../domain/checkout/checkout-link.ts';
import { publicApi } from '../api/api.ts';
import { CheckoutLoading } from '../checkout/checkout-loading.tsx';
import { Checkout } from '../checkout/checkout.tsx';
import { AskAgain } from '../checkout/outcome/ask-again.tsx';
import { PausedCheckout } from '../checkout/outcome/paused-checkout.tsx';
import { usePayingDocument } from '../checkout/payment/use-paying-document.ts';
import { chosenCurrency } from '../core/chosen-currency.ts';
import { type PageFrame, pageMeta } from '../core/page.ts';
import { paths } from '../core/paths.ts';
import { serverContext } from '../core/server-context.ts';
import { asQuoted, type QuoteOutcome, quotePlan } from '../price/quote-plan.ts';
import { buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Panel } from '../ui/panels/panel.tsx';
import { checkoutWords } from './checkout-words.ts';

import styles from '../checkout/checkout.module.css';

export const handle: PageFrame = { header: 'bare', pays: true };
export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, checkoutWords.meta);

interface CheckoutData {
  plan: ChosenPlan;
  outcome: QuoteOutcome | Promise<QuoteOutcome>;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const plan = chosenPlan(request);
  const outcome = await quotePlan(publicApi(context), plan, context.get(serverContext).report);
  const status = { quoted: 200, 'unknown-plan': 404, paused: 503, failed: 503 }[outcome.kind];
  return data({ plan, outcome }, { status });
}

/** Within the site, the page opens at once and the price follows. */
export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): CheckoutData {
  const plan = chosenPlan(request);
  const outcome = serverLoader<typeof loader>().then(
    (loaded) => loaded.outcome,
    (): QuoteOutcome => ({ kind: 'failed' }),
  );
  return { plan, outcome };
}

/** Redirects to the dashboard if the address has no readable plan. */
function chosenPlan(request: Request): ChosenPlan {
  const query = new URL(request.url).searchParams;
  const plan = readPlansLink(query.get('plans')) ?? readCheckoutLink(query.get('plan'));
  if (!plan) throw redirect(paths.dashboard());
  const topUpOf = plan.more ? null : readTopUpLink(query.get('top_up'));
  const order = readOrderLink(query.get('order'));
  const draftOrder = readOrderLink(query.get('draft_order'));
  const cookies = import.meta.env.SSR ? (request.headers.get('cookie') ?? '') : document.cookie;
  const currency = readCurrency(query.get('currency')) ?? chosenCurrency(cookies);
  return {
    ...plan,
    ...(topUpOf !== null && { topUpOf, ...(order !== null && { order }) }),
    ...(draftOrder !== null && { draftOrder }),
    ...(currency && { currency }),
  };
}

export default function CheckoutPage() {
  const mayPay = usePayingDocument();
  const { plan, outcome } = useLoaderData<CheckoutData>();
  if (!mayPay) return <CheckoutLoading />;
  return (
    <>
      <Lost />
      <Suspense fallback={<CheckoutLoading />}>
        <Quoted
          key={`${plansParameter(allChosen(plan))} ${plan.topUpOf} ${plan.draftOrder} ${plan.currency}`}
          plan={plan}
          outcome={outcome}
        />
      </Suspense>
    </>
  );
}

function Quoted({ plan, outcome }: CheckoutData) {
  const known = outcome instanceof Promise ? use(outcome) : outcome;
  const [query] = useSearchParams();
  if (known.kind === 'quoted')
    return (
      <Checkout
        plan={asQuoted(plan, known.quote)}
        quote={known.quote}
        claimed={claimedPrice(query.get('plan'), known.quote.methods.stripe.currency)}
        isExpress={query.get('pay') === 'wallet'}
      />
    );
  return (
    <div className={styles['alone']}>
      {known.kind === 'unknown-plan' && <InvalidPlan />}
      {known.kind === 'paused' && <PausedCheckout plan={plan} words={known.words} />}
      {known.kind === 'failed' && <NotLoaded words={checkoutWords.failed} />}
    </div>
  );
}

const neverChanges = () => () => {};

/** Part of the document until its scripts run, and shown if they do not come. */
function Lost() {
  const isAwake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (isAwake) return null;
  return (
    <div className={classNames(styles['alone'], styles['lost'])}>
      <NotLoaded words={checkoutWords.lost} />
    </div>
  );
}

function InvalidPlan() {
  return (
    <Panel
      icon={lostIcon}
      heading="h1"
      title={checkoutWords.invalid.title}
      action={
        <Link to={paths.dashboard()} className={buttonClass()}>
          {checkoutWords.invalid.dashboard}
        </Link>
      }
    >
      {checkoutWords.invalid.text}
    </Panel>
  );
}

function NotLoaded({ words: { title, text } }: { words: { title: string; text: string } }) {
  return (
    <Panel icon={brokenIcon} heading="h1" alert title={title} action={<AskAgain />}>
      {text}
    </Panel>
  );
}
