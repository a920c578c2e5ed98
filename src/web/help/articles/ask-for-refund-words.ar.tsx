import { Link } from 'react-router';

import { refundPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { linkWords } from '../../core/words.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './ask-for-refund-words.tsx';

export const AskForRefund: typeof source.AskForRefund = ({ hours, supportEmail }) => (
  <p>
    {refundPromise.whole(hours)}. اضغط على «{linkWords.getRefund}» في صفحة طلبك، أو في تفاصيل شريحة eSIM ضمن{' '}
    <Link to={paths.profile()}>ملفك الشخصي</Link>. أو راسلنا على <EmailLink to={supportEmail} /> واذكر رقم
    طلبك.
  </p>
);
