import refundIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import brokenIcon from '@phosphor-icons/core/regular/link-break.svg?raw';
import doneIcon from '@phosphor-icons/core/regular/seal-check.svg?raw';
import { useCallback, useState } from 'react';
import { Link, type MetaFunction } from 'react-router';

import { planLabel } from '../../../domain/catalog/plan.ts';
import { BANK_TIME } from '../../../domain/checkout/refund-words.ts';
import { formatUsd } from '../../../domain/money.ts';
import {
  LinkNotChecked,
  LinkPage,
  linkPageHeaders,
  LinkPageLoading,
  linkPageMeta,
} from '../../account/links/link-page.tsx';
import { useLinkToken } from '../../account/links/link-token.ts';
import { answerOf, ApiFailure, type ShopApi } from '../../api/api.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useApi } from '../../api/use-api.ts';
import { useCall } from '../../api/use-call.ts';
import { pageMeta } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';

import styles from '../../account/links/link-page.module.css';

export const headers = linkPageHeaders;

export const meta: MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Return an eSIM',
    description: 'Asks the owner of a mailbox whether an eSIM shall be returned.',
  }),
  ...linkPageMeta,
];

/** Opening the link changes nothing: programs that look into mails open links, too. The press does. */
export default function ConfirmReturnPage() {
  const token = useLinkToken();
  return (
    <LinkPage>
      {token === null ? (
        <LinkPageLoading text="Checking your link..." />
      ) : (
        <AskedReturn key={token} token={token} />
      )}
    </LinkPage>
  );
}

type Found = Awaited<ReturnType<typeof readReturn>>;

async function readReturn(api: ShopApi, token: string) {
  try {
    return await answerOf(api.returns.read.$post({ json: { token } }));
  } catch (failure) {
    if (failure instanceof ApiFailure && (failure.status === 400 || failure.status === 404)) return null;
    throw failure;
  }
}

function AskedReturn({ token }: { token: string }) {
  const api = useApi();
  const read = useCallback(() => readReturn(api, token), [api, token]);
  const { answer, askAgain } = useAnswer<Found>(read);
  if (answer.state === 'loading') return <LinkPageLoading text="Checking your link..." />;
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
      title="This link does not work any more"
      action={
        <Link to={paths.profile()} className={buttonClass()}>
          View My eSIMs
        </Link>
      }
    >
      It has been used, it is too old, or it is not the whole link. Ask for the refund again, and we send you
      a new one.
    </Panel>
  );
}

function Question({ token, order }: { token: string; order: NonNullable<Found> }) {
  const api = useApi();
  const { busy, error, run } = useCall();
  const [isReturned, setReturned] = useState(false);
  const amount = formatUsd(order.total_cents);
  const what = order.is_top_up ? 'plan' : 'eSIM';

  async function agree() {
    const done = await run(() => answerOf(api.returns.confirm.$post({ json: { token } })));
    if (done) setReturned(true);
  }

  if (isReturned) {
    return (
      <Panel
        icon={doneIcon}
        heading="h1"
        alert
        title="Your money is on its way back"
        action={
          <Link to={paths.home()} className={buttonClass('secondary')}>
            Go home
          </Link>
        }
      >
        {amount} goes back to how it was paid. {BANK_TIME}{' '}
        {order.is_top_up ? 'The plan is off the eSIM.' : 'The eSIM does not work any more.'}
      </Panel>
    );
  }
  return (
    <>
      <Panel
        icon={refundIcon}
        heading="h1"
        title={`Return this ${what}?`}
        action={
          <div className={styles['buttons']}>
            <Button busy={busy} onClick={() => void agree()}>
              {busy ? 'Please wait...' : `Return it for ${amount}`}
            </Button>
          </div>
        }
      >
        Order {order.number}: {order.plan.country}, {planLabel(order.plan)}. The {what} is taken back for
        good, and {amount} goes back to how it was paid. You do not want that? Then close this page: nothing
        changes.
      </Panel>
      {error !== null && <Alert title={error}>Nothing was changed.</Alert>}
    </>
  );
}
