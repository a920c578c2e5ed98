import { useState } from 'react';
import { useParams } from 'react-router';

import { Button } from '../../ui/button.tsx';
import { callVerb } from '../api/call-verb.ts';
import { CHANGED_BY_ANOTHER, isFailure } from '../api/console-failure.ts';
import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Happened } from '../audit/happened.tsx';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { DetailScreen } from '../parts/detail-screen.tsx';
import { Alerts, Cards, Columns, Quiet } from '../parts/layout.tsx';
import { Moment } from '../parts/moment.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useAskedAct } from '../parts/use-asked-act.ts';
import { CodeDialog } from './code-dialog.tsx';
import { CodeStatePill } from './code-state-pill.tsx';
import { offOf } from './typed-code.ts';
import { usePlaces } from './use-places.ts';
import { codeDialogWords, codeWords as words } from './words.ts';

/** One code: its terms, its uses, and who changed it. */
export function Code() {
  const { code = '' } = useParams();
  const canChange = useCan()('prices.change');
  const read = useVerb('promotion', { code });
  const [open, setOpen] = useState<'change' | 'end' | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const close = () => setOpen(null);
  useAskedAct(
    read.data && canChange
      ? {
          promotion_change: () => setOpen('change'),
          promotion_end: () => setOpen(read.data?.state === 'ended' ? null : 'end'),
        }
      : {},
  );
  const announce = (message: string) => {
    setDone(message);
    read.reload();
  };

  async function end(reason: string) {
    if (!read.data) return;
    try {
      await callVerb('promotion_end', { code, version: read.data.version, reason });
    } catch (error) {
      if (isFailure(error, CHANGED_BY_ANOTHER)) read.reload();
      throw error;
    }
    announce(words.ended);
  }

  return (
    <DetailScreen
      read={read}
      back={['/promotions', words.back]}
      head={(promotion) => (
        <PageHead
          title={promotion.code}
          beside={<CodeStatePill state={promotion.state} />}
          actions={
            canChange && (
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
      )}
    >
      {(promotion) => (
        <>
          <Alerts done={done} />
          <Columns>
            <Terms promotion={promotion} />
            <Cards>
              <Uses promotion={promotion} />
              <Happened acts={promotion.acts} />
            </Cards>
          </Columns>
          {open === 'change' && (
            <CodeDialog
              promotion={promotion}
              onClose={close}
              onDone={() => announce(words.changed)}
              onChanged={read.reload}
            />
          )}
          <ConfirmDialog open={open === 'end'} {...codeDialogWords.end} onClose={close} onConfirm={end} />
        </>
      )}
    </DetailScreen>
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
    <Card title={terms.title}>
      <DescriptionList
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
    </Card>
  );
}

function Uses({ promotion: { paid, most_uses: most, held, given } }: { promotion: Output<'promotion'> }) {
  const { uses } = words;
  return (
    <Card title={uses.title}>
      <DescriptionList
        facts={[
          [uses.paid, words.used(paid, most)],
          [uses.held, String(held)],
          [uses.given, given.text],
        ]}
      />
      <Quiet>{uses.text}</Quiet>
    </Card>
  );
}
