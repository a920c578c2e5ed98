import { Link } from 'react-router';

import { refundPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { linkWords } from '../../core/words.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './ask-for-refund-words.tsx';

export const AskForRefund: typeof source.AskForRefund = ({ hours, supportEmail }) => (
  <p>
    {refundPromise.whole(hours)}. Sipariş sayfanızda veya <Link to={paths.profile()}>profilinizdeki</Link>{' '}
    eSIM’in ayrıntılarında “{linkWords.getRefund}” düğmesine basın. Ya da sipariş numaranızla birlikte{' '}
    <EmailLink to={supportEmail} /> adresine yazın.
  </p>
);
