import lateIcon from '@phosphor-icons/core/regular/hourglass-medium.svg?raw';
import doneIcon from '@phosphor-icons/core/regular/seal-check.svg?raw';
import { Link } from 'react-router';

import { GAP } from '../../domain/language-words.ts';
import { formatMoney, ofSent } from '../../domain/money.ts';
import { refusalText } from '../../domain/orders/refund-policy.ts';
import { BANK_TIME } from '../../domain/promise/refund-time.ts';
import { type NoWithdrawal, withdrawalRefusal } from '../../domain/withdrawal/decide-withdrawal.ts';
import type { Withdrawable, WithdrawalState } from '../../domain/withdrawal/withdrawal-schema.ts';
import { paths } from '../core/paths.ts';
import { useSettings } from '../core/site.ts';
import { linkWords } from '../core/words.ts';
import { buttonClass } from '../ui/button.tsx';
import { Panel } from '../ui/panels/panel.tsx';
import { LocalDate } from '../ui/time/local-date.tsx';
import { notWithdrawableWords, withdrawnWords } from './words.ts';

/** The withdrawal was received: when, and what follows. */
export function Withdrawn({ contract, state }: { contract: Withdrawable; state: WithdrawalState }) {
  const { refundHours } = useSettings();
  const isTopUp = contract.is_top_up;
  const { status, refused } = state;
  return (
    <Panel
      icon={doneIcon}
      heading="h1"
      alert
      title={withdrawnWords.title}
      action={
        <Link to={paths.home()} className={buttonClass('secondary')}>
          {withdrawnWords.home}
        </Link>
      }
    >
      {withdrawnWords.received(contract.number, <LocalDate at={state.received_at} withTime />)}
      {GAP}
      {status === 'refused' ? (
        <>
          {refused !== null && refusalText(refused, refundHours, isTopUp ? 'plan' : 'eSIM')}
          {GAP}
          {withdrawnWords.refused}
        </>
      ) : (
        <>
          {withdrawnWords.next[status](isTopUp)}
          {GAP}
          {returnedWords(contract)}
          {GAP}
          {BANK_TIME}
        </>
      )}
    </Panel>
  );
}

/** There is no contract to withdraw from, or no longer. */
export function NotWithdrawable({ why, number }: { why: NoWithdrawal; number: string }) {
  return (
    <Panel
      icon={lateIcon}
      heading="h1"
      alert
      title={notWithdrawableWords[why]}
      action={
        <Link to={paths.refundPolicy()} className={buttonClass('secondary')}>
          {linkWords.refundPolicy}
        </Link>
      }
    >
      {number}: {withdrawalRefusal(why)}
    </Panel>
  );
}

function returnedWords({ amount, before }: Withdrawable): string {
  const [now, earlier] = [formatMoney(ofSent(amount)), formatMoney(ofSent(before))];
  if (amount.minor === 0) return withdrawnWords.before(earlier);
  return before.minor === 0 ? withdrawnWords.all(now) : withdrawnWords.rest(now, earlier);
}
