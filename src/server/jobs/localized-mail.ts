import {
  composeAccountReady,
  composeClaimPurchase,
  composeResetPassword,
  composeVerifyAddress,
} from '../account/compose-mails.ts';
import { composeScheduledExport } from '../admin/compose-scheduled-export.ts';
import { composeAlert } from '../alerts/compose-alert.ts';
import { composeApproval } from '../alerts/compose-approval.ts';
import { composeNotice } from '../alerts/compose-notice.ts';
import { composeAddressChanged } from '../customer-portal/compose-address-changed.ts';
import type { Deps } from '../deps.ts';
import { composeDraft } from '../draft-orders/compose-draft.ts';
import { composeReceived, composeRequest } from '../enterprise/compose-request-mails.ts';
import { composeDataLow, composeDataUsed } from '../esims/usage/compose-usage-mails.ts';
import { composeDelivered, composeReplaced } from '../fulfilment/compose-delivered.ts';
import { composeSentToAnother } from '../fulfilment/compose-sent-to-another.ts';
import type { MailDescription } from '../mail/description.ts';
import type { Mail } from '../mail/mail.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { OutboundMail } from '../mail/tables.ts';
import { inOwnWords } from '../mail/templates/own-text.ts';
import { composeDenied, composeHeld } from '../payments/compose-held.ts';
import { composePartRefunded } from '../refunds/compose-part-refunded.ts';
import { composeRefunded, composeDuplicatePayment } from '../refunds/compose-refunded.ts';
import { composeConfirmReturn } from '../refunds/requests/compose-confirm-return.ts';
import {
  composeWithdrawalLink,
  composeWithdrawalReceived,
} from '../refunds/withdrawal/compose-withdrawal.ts';
import { composeInvitation } from '../staff/compose-invitation.ts';

type Compose = (deps: Deps, mail: OutboundMail) => Promise<MailDescription>;

/** The composer of each template. */
const COMPOSERS: Record<OutboundMail['template'], Compose> = {
  delivered: aboutPurchase(composeDelivered),
  refunded: aboutPurchase(composeRefunded),
  part_refunded: aboutPurchase(composePartRefunded),
  replaced: aboutPurchase(composeReplaced),
  duplicate_payment: aboutPurchase(composeDuplicatePayment),
  payment_held: aboutPurchase(composeHeld),
  payment_denied: aboutPurchase(composeDenied),
  data_low: aboutPurchase(composeDataLow),
  data_used: aboutPurchase(composeDataUsed),
  sent_to_another: aboutPurchase(composeSentToAnother),
  address_changed: aboutPurchase(composeAddressChanged),
  claim_purchase: aboutPurchase(composeClaimPurchase),
  verify_address: composeVerifyAddress,
  reset_password: composeResetPassword,
  account_ready: composeAccountReady,
  confirm_return: composeConfirmReturn,
  withdrawal_link: composeWithdrawalLink,
  withdrawal_received: composeWithdrawalReceived,
  alert: composeAlert,
  operator_invitation: composeInvitation,
  operator_notice: composeNotice,
  approval_asked: composeApproval,
  approval_over: composeApproval,
  scheduled_export: composeScheduledExport,
  enterprise_request: composeRequest,
  enterprise_received: composeReceived,
  draft_order: composeDraft,
};

/** Writes a queued mail by its template, in the language of these modules, from the current database state. */
export async function composeMail(deps: Deps, mail: OutboundMail): Promise<Mail> {
  return renderMail(await inOwnWords(deps, mail, await COMPOSERS[mail.template](deps, mail)));
}

function aboutPurchase(compose: (deps: Deps, purchaseId: string) => Promise<MailDescription>): Compose {
  return (deps, { id, purchaseId }) => {
    if (!purchaseId) throw new Error(`mail ${id} is about no purchase`);
    return compose(deps, purchaseId);
  };
}
