import { useState } from 'react';
import { Link } from 'react-router';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { callVerb } from '../api/call-verb.ts';
import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { StaleDataAlert } from '../parts/error-panel.tsx';
import { Lines } from '../parts/layout.tsx';
import { Moment } from '../parts/moment.tsx';
import { approvalWords as words } from './words.ts';

import styles from './dashboard.module.css';

type Waiting = Output<'approvals'>['approvals'][number];
type Decision = 'give' | 'decline';

/** What colleagues may not send out alone; nothing if nothing waits. */
export function ApprovalsCard() {
  const { data, failure, reload } = useVerb('approvals', {});
  const can = useCan();
  const [deciding, setDeciding] = useState<{ one: Waiting; decision: Decision } | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const waiting = data?.approvals ?? [];
  if (waiting.length === 0 && failure === null && done === null) return null;
  const ask = (one: Waiting, decision: Decision) => () => setDeciding({ one, decision });

  async function decide(reason: string) {
    if (!deciding) return;
    const { one, decision } = deciding;
    const verb = decision === 'give' ? 'approval_give' : 'approval_decline';
    try {
      const { amount, order } = await callVerb(verb, { id: one.id, reason });
      setDone(words[decision].done(amount.text, order.number));
    } finally {
      // Somebody else may have decided it.
      reload();
    }
  }

  return (
    <div className={styles['wide']}>
      <Card title={words.title}>
        {failure && <StaleDataAlert failure={failure} onRetry={reload} />}
        {done !== null && <Alert tone="success" title={done} />}
        <Lines>
          {waiting.map((one) => (
            <li key={one.id} className={styles['approval']}>
              <div className={styles['asked']}>
                <p>
                  <strong>{words.acts[one.act](one.amount.text)}</strong>{' '}
                  <Link to={`/orders/${one.order.id}`}>{one.order.number}</Link>
                </p>
                <p className={styles['none']}>
                  {words.by(one.by)}, <Moment at={one.at} />
                  {one.why && `: ${one.why}`}. {words.until} <Moment at={one.ends_at} />
                </p>
              </div>
              {(one.own || can('money.approve')) && (
                <Button
                  variant="bare"
                  aria-label={words.decline.label(one.order.number)}
                  onClick={ask(one, 'decline')}
                >
                  {one.own ? words.decline.own : words.decline.button}
                </Button>
              )}
              {!one.own && can('money.approve') && (
                <Button aria-label={words.give.label(one.order.number)} onClick={ask(one, 'give')}>
                  {words.give.button}
                </Button>
              )}
            </li>
          ))}
        </Lines>
      </Card>
      {deciding && (
        <ConfirmDialog
          open
          title={words[deciding.decision].title}
          lead={words[deciding.decision].lead}
          action={words[deciding.decision].button}
          onClose={() => setDeciding(null)}
          onConfirm={decide}
        >
          <div className={styles['question']}>
            <DescriptionList
              facts={[
                [words.act, words.acts[deciding.one.act](deciding.one.amount.text)],
                [words.order, deciding.one.order.number],
                [words.asker, deciding.one.by],
                [words.why, deciding.one.why],
              ]}
            />
          </div>
        </ConfirmDialog>
      )}
    </div>
  );
}
