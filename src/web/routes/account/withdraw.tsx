import refundIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import brokenIcon from '@phosphor-icons/core/regular/link-break.svg?raw';
import { useCallback, useState } from 'react';
import { Link, type MetaFunction } from 'react-router';

import type { Withdrawable } from '../../../domain/withdrawal/withdrawal-schema.ts';
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
import { pageMeta } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { linkWords } from '../../core/words.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { AskOrder } from '../../withdrawal/ask-order.tsx';
import { NotWithdrawable, Withdrawn } from '../../withdrawal/contract-state.tsx';
import { Declare } from '../../withdrawal/declare.tsx';
import { checkingWords, noLinkWords, notServedWords } from '../../withdrawal/words.ts';
import { withdrawWords } from './withdraw-words.ts';

export const headers = linkPageHeaders;

export const meta: MetaFunction = ({ matches }) => [
  ...pageMeta(matches, withdrawWords.meta),
  ...linkPageMeta,
];

/** An order number, passed by the order page in place of a token. */
const NUMBER = /^SP-[\w-]{1,12}$/;

export default function WithdrawPage() {
  const { withdrawal } = useSettings();
  const shown = useLinkToken();
  if (!withdrawal)
    return (
      <LinkPage>
        <NotServed />
      </LinkPage>
    );
  return (
    <LinkPage>
      {shown === null ? <LinkPageLoading text={checkingWords} /> : <Steps key={shown} shown={shown} />}
    </LinkPage>
  );
}

/** @param shown the part after the #: a mailed link's token, an order number, or empty */
function Steps({ shown }: { shown: string }) {
  const isNumber = NUMBER.test(shown);
  const [token, setToken] = useState(isNumber || shown === '' ? null : shown);
  if (token !== null) return <Contract key={token} token={token} onType={() => setToken(null)} />;
  if (isNumber) return <OwnOrder number={shown} onFound={setToken} />;
  return <AskOrder number="" onFound={setToken} />;
}

/** A buyer who comes from the page of an order bought in this browser need not type anything. */
function OwnOrder({ number, onFound }: { number: string; onFound: (token: string) => void }) {
  const api = useApi();
  const ask = useCallback(async () => {
    const answer = await answerOf(api.withdrawals.ask.$post({ json: { number } }));
    return 'token' in answer ? answer.token : null;
  }, [api, number]);
  const { answer, askAgain } = useAnswer(ask);
  if (answer.state === 'loading') return <LinkPageLoading text={checkingWords} />;
  const token = answer.state === 'loaded' ? answer.value : null;
  if (token !== null) return <Contract key={token} token={token} onType={askAgain} />;
  return <AskOrder number={number} onFound={onFound} />;
}

async function readContract(api: ShopApi, token: string): Promise<Withdrawable | null> {
  const read = await orNoSuchLink(answerOf(api.withdrawals.read.$post({ json: { token } })));
  return read?.contract ?? null;
}

function Contract({ token, onType }: { token: string; onType: () => void }) {
  const api = useApi();
  const read = useCallback(() => readContract(api, token), [api, token]);
  const { answer, askAgain } = useAnswer(read);
  const [declared, setDeclared] = useState<Withdrawable | null>(null);
  if (answer.state === 'loading') return <LinkPageLoading text={checkingWords} />;
  if (answer.state === 'failed') return <LinkNotChecked onTryAgain={askAgain} />;
  const contract = declared ?? answer.value;
  if (contract === null) return <NoSuchLink onType={onType} />;
  const { withdrawal, why_not: why } = contract;
  if (withdrawal) return <Withdrawn contract={contract} state={withdrawal} />;
  if (why !== null) return <NotWithdrawable why={why} number={contract.number} />;
  return <Declare token={token} contract={contract} onDone={setDeclared} />;
}

function NoSuchLink({ onType }: { onType: () => void }) {
  return (
    <Panel
      icon={brokenIcon}
      heading="h1"
      alert
      title={noLinkWords.title}
      action={<Button onClick={onType}>{noLinkWords.byNumber}</Button>}
    >
      {noLinkWords.text}
    </Panel>
  );
}

/** For a shop without this right. */
function NotServed() {
  return (
    <Panel
      icon={refundIcon}
      heading="h1"
      title={notServedWords.title}
      action={
        <Link to={paths.refundPolicy()} className={buttonClass()}>
          {linkWords.refundPolicy}
        </Link>
      }
    >
      {notServedWords.text}
    </Panel>
  );
}
