import { Link } from 'react-router';

import { refundPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { linkWords } from '../../core/words.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './ask-for-refund-words.tsx';

export const AskForRefund: typeof source.AskForRefund = ({ hours, supportEmail }) => (
  <p>
    {refundPromise.whole(hours)}. Wähle „{linkWords.getRefund}“ auf deiner Bestellseite oder bei den Details
    der eSIM in <Link to={paths.profile()}>deinem Konto</Link>. Oder schreib mit deiner Bestellnummer an{' '}
    <EmailLink to={supportEmail} />.
  </p>
);
