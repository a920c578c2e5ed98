import { useState } from 'react';

import { purchaseStateWords } from '../../../domain/operators/state-words.ts';
import { callVerb, readVerb } from '../api/call-verb.ts';
import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import { useCan } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { saveBase64 } from '../drafts/save-base64.ts';
import { ActsMenu } from '../parts/acts-menu.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { orderWords } from './words.ts';

const words = orderWords.acts.more;

/** No further step follows these by itself. */
const ENDED: ReadonlySet<string> = new Set(['delivered', 'refunded', 'abandoned']);

interface MoreActsProps {
  order: Output<'order'>;
  /** Acts with a dialog of their own. */
  questions: { name: string; ask: () => void }[];
  act: (run: () => Promise<string>) => Promise<void>;
}

/** Acts that operators rarely need. */
export function MoreActs({ order, questions, act }: MoreActsProps) {
  const can = useCan();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);
  const stands = !ENDED.has(order.state) || order.mails.some(({ status }) => status === 'queued');

  const acts: [name: string, run: () => Promise<string>][] = [];
  if (can('order.retry') && stands)
    acts.push([
      words.retry.item,
      async () => {
        const {
          before,
          after,
          waits_for: awaited,
        } = await callVerb('retry', {
          order: order.id,
          seen: order.seen,
        });
        if (awaited !== null) return words.retry.waits(awaited);
        const state = purchaseStateWords[after];
        return before === after ? words.retry.same(state) : words.retry.done(state);
      },
    ]);
  if (can('order.pdf'))
    acts.push([
      words.pdf.item,
      async () => {
        const { filename, pdf } = await readVerb('order_pdf', { order: order.id });
        await saveBase64(filename, pdf);
        return words.pdf.done(filename);
      },
    ]);

  async function choose(run: () => Promise<string>) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    await act(run).catch((error: unknown) => setFailure(asFailure(error)));
    setBusy(false);
  }

  if (questions.length + acts.length === 0) return null;
  return (
    <>
      <ActsMenu
        name={words.button}
        busy={busy}
        acts={[
          ...questions.map(({ name, ask }) => [name, ask] as const),
          ...acts.map(([name, run]) => [name, () => void choose(run)] as const),
        ]}
      />
      <ErrorAlert failure={failure} />
    </>
  );
}
