import doneIcon from '@phosphor-icons/core/regular/eraser.svg?raw';

import { Panel } from '../../ui/panels/panel.tsx';
import type { Output } from '../api/verbs.ts';
import { customerActWords, erasedWords as words } from './words.ts';

/** In place of a customer's page: what went, and what did not. */
export function ErasedPanel({ erased }: { erased: Output<'erase'> }) {
  const { account, orders, requests, unpaid, blocked } = erased;
  return (
    <Panel icon={doneIcon} heading="h1" title={words.title}>
      {[
        account && words.account,
        words.orders(orders),
        requests > 0 && words.requests(requests),
        unpaid > 0 && words.unpaid(unpaid),
        blocked && words.blocked,
        customerActWords.erase.stays,
      ]
        .filter(Boolean)
        .join(' ')}
    </Panel>
  );
}
