import lostIcon from '@phosphor-icons/core/regular/receipt-x.svg?raw';
import { useState } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigate,
  useParams,
} from 'react-router';

import { splitName } from '../../domain/account/split-name.ts';
import { formatDays } from '../../domain/catalog/data-amount.ts';
import { planLabel } from '../../domain/catalog/plan.ts';
import type { ShownDraft } from '../../domain/draft-orders/draft-order-schema.ts';
import { draftOrderWords as words } from '../../domain/draft-orders/words.ts';
import { DATE_LOCALE, facts } from '../../domain/language-words.ts';
import { formatMoney, ofMinor } from '../../domain/money.ts';
import { answerOf, publicApi } from '../api/api.ts';
import { saveFile } from '../api/save-file.ts';
import { useApi } from '../api/use-api.ts';
import { useCall } from '../api/use-call.ts';
import { tabStorage } from '../browser/browser-storage.ts';
import { EMPTY_DRAFT, keepBillingDraft } from '../checkout/billing/billing-draft.ts';
import { pageMeta } from '../core/page.ts';
import { paths } from '../core/paths.ts';
import { failedMeta } from '../errors/failed-meta.ts';
import { PageError } from '../errors/page-error.tsx';
import { readOr404 } from '../errors/read-or-404.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { orderWords } from './order-words.ts';

import styles from './offer.module.css';

/** Whoever has the address can accept the offer, so it must not be cached, nor sent as a referrer. */
export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });

export async function loader({ params, context }: LoaderFunctionArgs) {
  const call = publicApi(context)['draft-orders'][':token'].$get({ param: { token: params['token'] ?? '' } });
  return readOr404(context, answerOf(call), (status) => status >= 400 && status < 429);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, error }) => [
  ...(loaderData
    ? pageMeta(matches, {
        title: words.title(loaderData.draft_order.number),
        description: words.mail.preview,
      })
    : failedMeta({ matches, error }, { title: words.missing, description: words.mail.preview })),
  { name: 'referrer', content: 'no-referrer' },
];

const inMoney = ({ minor, currency }: ShownDraft['total']) => formatMoney(ofMinor(minor, currency));
const days = new Intl.DateTimeFormat(DATE_LOCALE, { dateStyle: 'long', timeZone: 'UTC' });
const dayOf = (at: string) => days.format(new Date(at));

/** An order that the shop's people made: its buyer accepts it here, and later finds its eSIMs. */
export default function OfferPage() {
  const loaded = useLoaderData<typeof loader>().draft_order;
  const [draft, setDraft] = useState(loaded);
  const { token = '' } = useParams();
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{words.title(draft.number.replaceAll('-', '\u2011'))}</h1>
      <p className={styles['lead']}>{draft.state === 'draft' ? '' : words.states[draft.state]}</p>
      <Facts draft={draft} />
      {draft.note !== '' && <p className={styles['note']}>{draft.note}</p>}
      <Lines draft={draft} />
      <Acts draft={draft} token={token} onAccepted={setDraft} />
      <Bank draft={draft} />
      <Orders draft={draft} />
    </div>
  );
}

function Facts({ draft }: { draft: ShownDraft }) {
  const { terms, due_at: due, due_days: within } = draft;
  const how =
    terms === 'invoice'
      ? words.invoiceTerms(formatDays(within))
      : terms === 'account'
        ? words.accountTerms(formatDays(within))
        : null;
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{due === null ? words.validUntil : words.dueBy}</dt>
        <dd>{dayOf(due ?? draft.valid_until)}</dd>
      </div>
      {draft.buyer.company !== null && (
        <div>
          <dt>{draft.buyer.full_name}</dt>
          <dd>{draft.buyer.company}</dd>
        </div>
      )}
      {how !== null && draft.state === 'open' && <div className={styles['how']}>{how}</div>}
    </dl>
  );
}

function Lines({ draft }: { draft: ShownDraft }) {
  return (
    <div className={styles['table']}>
      <ul>
        {draft.lines.map(({ plan, quantity, unit, tiers }) => (
          <li key={`${plan.country_code} ${plan.bundle_name} ${quantity}`}>
            <div>
              <b>{plan.country}</b>
              <span>{facts(planLabel(plan), formatDays(plan.duration))}</span>
              {tiers.map((tier) => (
                <small key={tier.from}>{words.tier(tier.from, inMoney(tier.unit))}</small>
              ))}
            </div>
            <div className={styles['price']} translate="no">
              <span>{words.times(quantity, inMoney(unit))}</span>
              <b>{inMoney({ ...unit, minor: unit.minor * quantity })}</b>
            </div>
          </li>
        ))}
      </ul>
      <dl className={styles['sums']}>
        {draft.tax_off && <Sum name={words.taxOff} value={inMoney(draft.tax_off)} />}
        <Sum name={words.total} value={inMoney(draft.total)} isTotal />
        {draft.received && draft.received.minor !== 0 && draft.state === 'accepted' && (
          <Sum name={words.received} value={inMoney(draft.received)} />
        )}
      </dl>
    </div>
  );
}

function Sum({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? styles['total'] : undefined}>
      <dt>{name}</dt>
      <dd translate="no">{value}</dd>
    </div>
  );
}

interface ActsProps {
  draft: ShownDraft;
  token: string;
  onAccepted: (draft: ShownDraft) => void;
}

function Acts({ draft, token, onAccepted }: ActsProps) {
  const api = useApi()['draft-orders'][':token'];
  const navigate = useNavigate();
  const param = { token };
  const accepting = useCall('accepting an offer');
  const saving = useCall('saving an offer');
  const error = accepting.error ?? saving.error;
  const accept = () =>
    void accepting.run(async () => {
      const { draft_order: accepted } = await answerOf(api.accept.$post({ param }));
      onAccepted(accepted);
    });
  const pdf = () => void saving.run(() => saveFile(`${draft.number}.pdf`, api.pdf.$get({ param })));
  const [line] = draft.lines;

  /** The form finds the buyer's name and address filled in. */
  function pay() {
    if (!line) return;
    const { first, last } = splitName(draft.buyer.full_name);
    keepBillingDraft(tabStorage, {
      ...EMPTY_DRAFT,
      firstName: first,
      lastName: last,
      email: draft.buyer.email,
      createAccount: false,
    });
    void navigate(paths.checkoutOfOffer(line.plan, token, draft.top_up));
  }

  const isOpen = draft.state === 'open';
  return (
    <div className={styles['acts']}>
      {isOpen && draft.terms === 'link' && <Button onClick={pay}>{words.pay}</Button>}
      {isOpen && draft.terms === 'invoice' && (
        <Button busy={accepting.busy} onClick={accept}>
          {words.accept}
        </Button>
      )}
      {isOpen && (draft.terms === 'account' || draft.terms === 'free') && (
        <Button busy={accepting.busy} onClick={accept}>
          {words.acceptOrder}
        </Button>
      )}
      {draft.state !== 'canceled' && (
        <Button variant="secondary" busy={saving.busy} onClick={pdf}>
          {words.pdf}
        </Button>
      )}
      {error !== null && <Alert title={error} />}
    </div>
  );
}

function Bank({ draft: { bank, number, state } }: { draft: ShownDraft }) {
  if (bank.length === 0 || state !== 'accepted') return null;
  return (
    <section className={styles['bank']}>
      <h2>{words.bank.title}</h2>
      <dl className={styles['facts']}>
        {bank.map(({ name, value }) => (
          <div key={name}>
            <dt>{words.bank[name]}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
        <div>
          <dt>{words.reference}</dt>
          <dd translate="no">{number}</dd>
        </div>
      </dl>
    </section>
  );
}

function Orders({ draft: { orders } }: { draft: ShownDraft }) {
  if (orders.length === 0) return null;
  return (
    <section>
      <h2>{words.orders}</h2>
      <ol className={styles['orders']}>
        {orders.map(({ order, number, name }) => (
          <li key={number}>
            <Link to={paths.order(order)}>
              <b>{name}</b> <span translate="no">{number}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function ErrorBoundary() {
  const action = (
    <Link to={paths.support()} className={buttonClass()}>
      {orderWords.help}
    </Link>
  );
  return (
    <div className={styles['page']}>
      <PageError
        missing={{ icon: lostIcon, title: words.missing, text: words.states.canceled, action }}
        failed={orderWords.failed}
      />
    </div>
  );
}
