import { Link } from 'react-router';

import { refundPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { linkWords } from '../../core/words.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './ask-for-refund-words.tsx';

export const AskForRefund: typeof source.AskForRefund = ({ hours, supportEmail }) => (
  <p>
    {refundPromise.whole(hours)}. Toca «{linkWords.getRefund}» en la página de tu pedido, o en los detalles de
    la eSIM, en tu <Link to={paths.profile()}>perfil</Link>. También puedes escribir a{' '}
    <EmailLink to={supportEmail} /> con tu número de pedido.
  </p>
);
