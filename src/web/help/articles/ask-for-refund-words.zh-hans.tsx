import { Link } from 'react-router';

import { refundPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { linkWords } from '../../core/words.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './ask-for-refund-words.tsx';

export const AskForRefund: typeof source.AskForRefund = ({ hours, supportEmail }) => (
  <p>
    {refundPromise.whole(hours)}。请在订单页面，或在
    <Link to={paths.profile()}>个人中心</Link>的 eSIM 详情中点击“{linkWords.getRefund}”。你也可以发送邮件至{' '}
    <EmailLink to={supportEmail} />
    ，并附上订单号。
  </p>
);
