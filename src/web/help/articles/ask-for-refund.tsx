import { Link } from 'react-router';

import { refundPromise } from '../../../domain/promise/refund-promise.ts';
import { paths } from '../../core/paths.ts';
import { SupportMail } from '../facts/support-mail.tsx';

/** How long one may ask for the money of an eSIM, and where. */
export function AskForRefund({ hours, supportEmail }: { hours: number; supportEmail: string }) {
  return (
    <p>
      {refundPromise.whole(hours)}: open the details of the eSIM in your{' '}
      <Link to={paths.profile()}>profile</Link> and ask for a refund, or write to{' '}
      <SupportMail to={supportEmail} /> with your order number.
    </p>
  );
}
