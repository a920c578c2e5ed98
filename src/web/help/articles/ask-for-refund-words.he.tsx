import { Link } from 'react-router';

import { refundPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { linkWords } from '../../core/words.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './ask-for-refund-words.tsx';

export const AskForRefund: typeof source.AskForRefund = ({ hours, supportEmail }) => (
  <p>
    {refundPromise.whole(hours)}. לחצו על ״{linkWords.getRefund}״ בעמוד ההזמנה, או בפרטי ה-eSIM ב
    <Link to={paths.profile()}>פרופיל</Link> שלכם. אפשר גם לכתוב אל <EmailLink to={supportEmail} /> ולציין את
    מספר ההזמנה.
  </p>
);
