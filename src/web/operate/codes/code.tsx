import backIcon from '@phosphor-icons/core/bold/caret-left-bold.svg?raw';
import { useState } from 'react';
import { Link, useParams } from 'react-router';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { callVerb } from '../api/call-verb.ts';
import { CHANGED_BY_ANOTHER, isFailure } from '../api/console-failure.ts';
import { useMay } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { changeOf } from '../audit/facts-line.ts';
import { Box } from '../parts/box.tsx';
import { CallTrouble, OldAlert } from '../parts/call-trouble.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { Facts } from '../parts/facts.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { Moment } from '../parts/moment.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { offOf } from './code-columns.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { CodeStatePill } from './code-state-pill.tsx';
import { usePlaces } from './use-places.ts';
import { codeDialogWords, codeWords as words } from './words.ts';

import styles from './codes.module.css';

/** One code: what it asks, how often it was used, and who changed it. */
export function Code() {
  const { code = '' } = useParams();
  const mayChange = useMay()('prices.change');
  const { data, failure, waiting, reload } = useVerb('promotion', { code });
  const [open, setOpen] = useState<'change' | 'end' | null>(null);
  const [done, setDone] = useState<string | null>(null);
  // What is there may still be the one that was shown before.
  const promotion = data && (data.code === code || !waiting) ? data : null;
  const close = () => setOpen(null);
  const tell = (message: string) => {
    setDone(message);
    reload();
  };

  async function end(why: string) {
    if (!promotion) return;
    try {
      await callVerb('promotion_end', { code, version: promotion.version, why });
    } catch (error) {
      if (isFailure(error, CHANGED_BY_ANOTHER)) reload();
      throw error;
    }
    tell(words.ended);
  }

  return (
    <>
      <Link to="/codes" className={styles['back']}>
        <Icon of={backIcon} size={16} />
        {words.back}
      </Link>
      {failure && !promotion && <CallTrouble failure={failure} heading="h1" onRetry={reload} />}
      {!failure && !promotion && <TableSkeleton />}
      {promotion && (
        <>
          <PageHead
            title={promotion.code}
            beside={<CodeStatePill state={promotion.state} />}
            actions={
              mayChange && (
                <>
                  {promotion.state !== 'ended' && (
                    <Button variant="bare" onClick={() => setOpen('end')}>
                      {words.end}
                    </Button>
                  )}
                  <Button variant="secondary" onClick={() => setOpen('change')}>
                    {words.change}
                  </Button>
                </>
              )
            }
          >
            {words.made} <Moment at={promotion.at} exact /> · {promotion.by ?? words.commandLine}
          </PageHead>
          {done !== null && (
            <div className={styles['done']}>
              <Alert tone="success" title={done} />
            </div>
          )}
          {failure && <OldAlert failure={failure} onRetry={reload} />}
          <div className={styles['columns']}>
            <Terms promotion={promotion} />
            <div className={styles['part']}>
              <Uses promotion={promotion} />
              <Happened acts={promotion.acts} />
            </div>
          </div>
          {open === 'change' && (
            <CodeDialog
              promotion={promotion}
              onClose={close}
              onDone={() => tell(words.changed)}
              onChanged={reload}
            />
          )}
          <ConfirmDialog open={open === 'end'} {...codeDialogWords.end} onClose={close} onConfirm={end} />
        </>
      )}
    </>
  );
}

function Terms({ promotion }: { promotion: Output<'promotion'> }) {
  const { terms } = words;
  const { nameOf } = usePlaces();
  const at = (moment: string | null, otherwise: string) =>
    moment === null ? otherwise : <Moment key={moment} at={moment} exact />;
  const limit = (count: number | null) => (count === null ? terms.noLimit : terms.times(count));
  const yes = (is: boolean) => (is ? terms.yes : terms.no);
  return (
    <Box title={terms.title}>
      <Facts
        facts={[
          [terms.off, offOf(promotion)],
          [terms.from, at(promotion.starts_at, terms.fromStart)],
          [terms.until, at(promotion.ends_at, terms.noEnd)],
          [terms.uses, limit(promotion.most_uses)],
          [terms.each, limit(promotion.most_per_mailbox)],
          [terms.first, yes(promotion.first_order)],
          [terms.places, promotion.places.map(nameOf).join(', ') || terms.everywhere],
          [terms.floor, yes(promotion.below_floor)],
          [terms.short, terms.shortOf(promotion.reach.short, promotion.reach.plans)],
          [terms.note, promotion.note],
        ]}
      />
    </Box>
  );
}

function Uses({ promotion: { paid, most_uses: most, held, given } }: { promotion: Output<'promotion'> }) {
  const { uses } = words;
  return (
    <Box title={uses.title}>
      <Facts
        facts={[
          [uses.paid, words.used(paid, most)],
          [uses.held, String(held)],
          [uses.given, given.text],
        ]}
      />
      <p className={styles['quiet']}>{uses.text}</p>
    </Box>
  );
}

function Happened({ acts }: Pick<Output<'promotion'>, 'acts'>) {
  return (
    <Box title={words.acts.title}>
      {acts.length === 0 && <p className={styles['quiet']}>{words.acts.none}</p>}
      <ul className={styles['list']}>
        {acts.map(({ id, at, operator, what, why, before, after }) => (
          <li key={id}>
            {what}
            {why !== '' && <div className={styles['quiet']}>{why}</div>}
            <div className={styles['quiet']}>{changeOf({ before, after })}</div>
            <div className={styles['quiet']}>
              <Moment at={at} /> · {operator ?? words.commandLine}
            </div>
          </li>
        ))}
      </ul>
    </Box>
  );
}
