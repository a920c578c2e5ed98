import { z } from 'zod';

import { Problem } from '../../../domain/problems/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { activationOf } from '../../esims/activation.ts';
import { refuseCodes } from '../../esims/known-order.ts';
import { esimOfPurchase } from '../../esims/queries.ts';
import { orderUrl } from '../../mail/order-facts.ts';
import { actor } from '../../staff/acting.ts';
import { purchaseNamed } from '../parts/purchase-named.ts';
import { verb, orderName } from '../parts/verb.ts';

export const codes = verb({
  permission: 'codes.read',
  summary: 'Show the codes that install an order’s eSIM, and the address of the buyer’s page',
  changes: false,
  input: z.object({ order: orderName }),
  output: z.object({
    iccid: z.string(),
    smdp_address: z.string(),
    matching_id: z.string(),
    lpa: z.string(),
    /** PNG in base64. */
    qr: z.string(),
    /** Anybody with this address is taken for the buyer. */
    page_url: z.string(),
  }),
  async run(call, { order: typed }) {
    const { deps, by } = call;
    const purchase = await purchaseNamed(call, typed);
    const { id: purchaseId } = purchase;
    const owned = await esimOfPurchase(deps.db.db, purchaseId);
    refuseCodes('codes', owned?.purchase ?? purchase, owned);
    if (!owned) throw new Problem('no_esim');
    // Recorded before decrypting: whatever fails afterwards, the audit knows who asked.
    await recordAudit(deps, deps.db.db, { ...actor(by), what: 'codes shown', why: '', purchaseId });
    const { qr_code_data, qr_code_base64, smdp_address, matching_id } = activationOf(deps.cipher, owned.esim);
    return {
      iccid: owned.esim.iccid,
      smdp_address,
      matching_id,
      lpa: qr_code_data,
      qr: qr_code_base64,
      page_url: orderUrl(deps, owned.purchase),
    };
  },
});
