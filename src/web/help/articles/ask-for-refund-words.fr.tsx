import { Link } from 'react-router';

import { refundPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { linkWords } from '../../core/words.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './ask-for-refund-words.tsx';

export const AskForRefund: typeof source.AskForRefund = ({ hours, supportEmail }) => (
  <p>
    {refundPromise.whole(hours)}. Appuyez sur «&nbsp;{linkWords.getRefund}&nbsp;» sur votre page de commande,
    ou dans les détails de l’eSIM, dans votre <Link to={paths.profile()}>profil</Link>. Ou écrivez à{' '}
    <EmailLink to={supportEmail} /> avec votre numéro de commande.
  </p>
);
