import { Link } from 'react-router';

import { refundPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { linkWords } from '../../core/words.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './ask-for-refund-words.tsx';

export const AskForRefund: typeof source.AskForRefund = ({ hours, supportEmail }) => (
  <p>
    {refundPromise.whole(hours)}。請在訂單頁面，或在
    <Link to={paths.profile()}>會員中心</Link>的 eSIM 詳情中點選「{linkWords.getRefund}」。您也可以來信至{' '}
    <EmailLink to={supportEmail} />
    ，並附上訂單編號。
  </p>
);
