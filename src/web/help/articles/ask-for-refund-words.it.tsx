import { Link } from 'react-router';

import { refundPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { linkWords } from '../../core/words.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './ask-for-refund-words.tsx';

export const AskForRefund: typeof source.AskForRefund = ({ hours, supportEmail }) => (
  <p>
    {refundPromise.whole(hours)}. Premi “{linkWords.getRefund}” nella pagina del tuo ordine o nei dettagli
    dell’eSIM nel tuo <Link to={paths.profile()}>profilo</Link>. Oppure scrivi a{' '}
    <EmailLink to={supportEmail} /> indicando il numero d’ordine.
  </p>
);
