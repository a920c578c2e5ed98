import { z } from 'zod';

import { Problem } from '../../../domain/problems/problem.ts';
import { actor } from '../../account/operators/acting.ts';
import { mailsOf } from '../../mail/outbox.ts';
import { sendOnceMore } from '../../mail/queries.ts';
import { recordAudit } from '../../purchase/audit/record-audit.ts';
import { purchaseNamed } from './purchase-named.ts';
import { verb, which } from './verb.ts';

export const resend = verb({
  act: 'order.resend',
  summary: 'Mails the eSIM of an order once more, as the same message',
  changes: true,
  input: z.object({ which }),
  output: z.object({ addresses: z.array(z.string()) }),
  async run(call, { which: typed }) {
    const { deps, by } = call;
    const { id: purchaseId } = await purchaseNamed(call, typed);
    const mails = await mailsOf(deps.db.db, purchaseId, 'delivered');
    if (mails.length === 0) throw new Problem('no_mail_of_order');
    await sendOnceMore(deps, mails);
    await recordAudit(deps, deps.db.db, { ...actor(by), what: 'eSIM mailed again', why: '', purchaseId });
    return { addresses: mails.map(({ address }) => address) };
  },
});
