import { Link } from 'react-router';

import { refundPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { linkWords } from '../../core/words.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './ask-for-refund-words.tsx';

export const AskForRefund: typeof source.AskForRefund = ({ hours, supportEmail }) => (
  <p>
    {refundPromise.whole(hours)}. 주문 페이지 또는 <Link to={paths.profile()}>마이페이지</Link>의 eSIM 상세
    정보에서 ‘{linkWords.getRefund}’ 버튼을 누르십시오. 또는 주문 번호를 적어 <EmailLink to={supportEmail} />{' '}
    주소로 이메일을 보내 주시기 바랍니다.
  </p>
);
