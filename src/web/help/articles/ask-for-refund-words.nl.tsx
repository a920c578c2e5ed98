import { Link } from 'react-router';

import { refundPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { linkWords } from '../../core/words.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './ask-for-refund-words.tsx';

export const AskForRefund: typeof source.AskForRefund = ({ hours, supportEmail }) => (
  <p>
    {refundPromise.whole(hours)}. Kies “{linkWords.getRefund}” op je bestelpagina of bij de details van de
    eSIM in <Link to={paths.profile()}>je account</Link>. Of schrijf met je bestelnummer naar{' '}
    <EmailLink to={supportEmail} />.
  </p>
);
