import { Link } from 'react-router';

import { refundPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { linkWords } from '../../core/words.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './ask-for-refund-words.tsx';

export const AskForRefund: typeof source.AskForRefund = ({ hours, supportEmail }) => (
  <p>
    {refundPromise.whole(hours)}. Naciśnij „{linkWords.getRefund}” na stronie zamówienia albo w szczegółach
    eSIM‑u w swoim <Link to={paths.profile()}>profilu</Link>. Możesz też napisać na{' '}
    <EmailLink to={supportEmail} /> i podać numer zamówienia.
  </p>
);
