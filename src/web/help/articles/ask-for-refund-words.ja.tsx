import { Link } from 'react-router';

import { refundPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { linkWords } from '../../core/words.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './ask-for-refund-words.tsx';

export const AskForRefund: typeof source.AskForRefund = ({ hours, supportEmail }) => (
  <p>
    {refundPromise.whole(hours)}。注文ページ、または<Link to={paths.profile()}>マイページ</Link>
    にあるeSIMの詳細で「{linkWords.getRefund}」を押してください。注文番号を添えて
    <EmailLink to={supportEmail} />
    に連絡することもできます。
  </p>
);
