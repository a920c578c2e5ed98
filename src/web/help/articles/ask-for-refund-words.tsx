import { Link } from 'react-router';

import { refundPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { linkWords } from '../../core/words.ts';
import { EmailLink } from '../../ui/email-text.tsx';

/** How long and where a buyer may ask for a refund. */
export function AskForRefund({ hours, supportEmail }: { hours: number; supportEmail: string }) {
  return (
    <p>
      {refundPromise.whole(hours)}. Press “{linkWords.getRefund}” on your order page, or in the eSIM’s details
      in your <Link to={paths.profile()}>profile</Link>. Or write to <EmailLink to={supportEmail} /> with your
      order number.
    </p>
  );
}
