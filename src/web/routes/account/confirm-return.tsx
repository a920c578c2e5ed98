import refundIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import brokenIcon from '@phosphor-icons/core/regular/link-break.svg?raw';
import doneIcon from '@phosphor-icons/core/regular/seal-check.svg?raw';
import { useCallback, useState } from 'react';
import { Link, type MetaFunction } from 'react-router';

import { planLabel } from '../../../domain/catalog/plan.ts';
import { formatMoney, ofSent } from '../../../domain/money.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import {
  LinkNotChecked,
  LinkPage,
  linkPageHeaders,
  LinkPageLoading,
  linkPageMeta,
} from '../../account/links/link-page.tsx';
import { orNoSuchLink, useLinkToken } from '../../account/links/link-token.ts';
import { answerOf } from '../../api/api.ts';
import type { ShopApi } from '../../api/caller.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useApi } from '../../api/use-api.ts';
import { useCall } from '../../api/use-call.ts';
import { pageMeta } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { returnWords } from './confirm-return-words.ts';

import styles from '../../account/links/link-page.module.css';

export const headers = linkPageHeaders;

export const meta: MetaFunction = ({ matches }) => [...pageMeta(matches, returnWords.meta), ...linkPageMeta];

/** Opening the link changes nothing, because mail scanners open links, too. The button does. */
export default function ConfirmReturnPage() {
  const token = useLinkToken();
  return (
    <LinkPage>
      {token === null ? (
        <LinkPageLoading text={returnWords.checking} />
      ) : (
        <AskedReturn key={token} token={token} />
      )}
    </LinkPage>
  );
}

type Found = Awaited<ReturnType<typeof readReturn>>;

const readReturn = (api: ShopApi, token: string) =>
  orNoSuchLink(answerOf(api.returns.read.$post({ json: { token } })));

function AskedReturn({ token }: { token: string }) {
  const api = useApi();
  const read = useCallback(() => readReturn(api, token), [api, token]);
  const { answer, askAgain } = useAnswer<Found>(read);
  if (answer.state === 'loading') return <LinkPageLoading text={returnWords.checking} />;
  if (answer.state === 'failed') return <LinkNotChecked onTryAgain={askAgain} />;
  if (answer.value === null) return <NoSuchLink />;
  return <Question token={token} order={answer.value} />;
}

function NoSuchLink() {
  return (
    <Panel
      icon={brokenIcon}
      heading="h1"
      alert
      title={returnWords.noLink.title}
      action={
        <Link to={paths.profile()} className={buttonClass()}>
          {returnWords.noLink.esims}
        </Link>
      }
    >
      {returnWords.noLink.text}
    </Panel>
  );
}

type End = { status: 'refunding' | 'asked'; words?: string | undefined };

function titleOf({ status, words }: End): string {
  if (status === 'refunding') return returnWords.done.title;
  return words === undefined ? returnWords.asked.title : returnWords.asked.paused;
}

function Question({ token, order }: { token: string; order: NonNullable<Found> }) {
  const api = useApi();
  const { busy, error, run } = useCall('confirming a return');
  const [end, setEnd] = useState<End | null>(null);
  const amount = formatMoney(ofSent(order.amount));
  const isTopUp = order.is_top_up;

  async function agree() {
    const done = await run(() => answerOf(api.returns.confirm.$post({ json: { token } })));
    if (done) setEnd(done);
  }

  if (end !== null) {
    return (
      <Panel
        icon={doneIcon}
        heading="h1"
        alert
        title={titleOf(end)}
        action={
          <Link to={paths.home()} className={buttonClass('secondary')}>
            {returnWords.done.home}
          </Link>
        }
      >
        {end.status === 'asked'
          ? [end.words, returnWords.asked.text(amount, isTopUp)].filter(Boolean).join(' ')
          : returnWords.done.text(amount, BANK_TIME, isTopUp)}
      </Panel>
    );
  }
  return (
    <>
      <Panel
        icon={refundIcon}
        heading="h1"
        title={returnWords.title(isTopUp)}
        action={
          <div className={styles['buttons']}>
            <Button busy={busy} onClick={() => void agree()}>
              {busy ? returnWords.busy : returnWords.agree(amount, isTopUp)}
            </Button>
          </div>
        }
      >
        {returnWords.text({
          number: order.number,
          country: order.plan.country,
          plan: planLabel(order.plan),
          amount,
          isTopUp,
        })}
      </Panel>
      {error !== null && <Alert title={error}>{returnWords.unchanged}</Alert>}
    </>
  );
}
