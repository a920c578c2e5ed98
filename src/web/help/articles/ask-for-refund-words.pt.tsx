import { Link } from 'react-router';

import { refundPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { linkWords } from '../../core/words.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './ask-for-refund-words.tsx';

export const AskForRefund: typeof source.AskForRefund = ({ hours, supportEmail }) => (
  <p>
    {refundPromise.whole(hours)}. Toque em “{linkWords.getRefund}” na página do pedido ou nos detalhes do
    eSIM, no seu <Link to={paths.profile()}>perfil</Link>. Ou escreva para <EmailLink to={supportEmail} />{' '}
    informando o número do pedido.
  </p>
);
