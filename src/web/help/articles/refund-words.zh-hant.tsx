import { Link } from 'react-router';

import { refundPromise, withdrawalPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type { ArticleSection } from './article.tsx';
import { AskForRefund } from './ask-for-refund-words.tsx';
import type * as source from './refund-words.tsx';

export const refundSections: typeof source.refundSections = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
  refundHours,
  withdrawal,
}) => [
  ...(refundHours > 0 ? [changedYourMind(refundHours, supportEmail)] : []),
  ...(withdrawal ? [rightToWithdraw(legalName, legalAddress, supportEmail)] : []),
  {
    id: 'not-delivered',
    title: '如果我們無法交付',
    body: (
      <>
        <p>{refundPromise.undelivered}</p>
        <p>訂單頁面會告訴您，我們也會寄電子郵件通知。</p>
      </>
    ),
  },
  {
    id: 'does-not-work',
    title: '如果無法使用',
    body: (
      <>
        <p>
          {refundPromise.broken}
          {refundPromise.fault}
        </p>
        <p>
          許多問題只是手機設定造成的，
          <Link to={paths.installationOnBoth()}>安裝指南</Link>都有說明。如果仍無法解決，請來信至{' '}
          <EmailLink to={supportEmail} />
          ，並附上訂單編號、手機機型和您所在的國家或地區。
        </p>
      </>
    ),
  },
  {
    id: 'money',
    title: '款項如何退回',
    body: <p>{refundPromise.money}</p>,
  },
  {
    id: 'who',
    title: '我們是誰',
    body: (
      <p>
        {brand} 由 {legalName}
        {legalAddress ? `（${legalAddress}）` : ' '}
        經營。本頁是《<Link to={paths.termsOfService()}>服務條款</Link>
        》的一部分。本頁內容不影響法律賦予您的權利。
      </p>
    ),
  },
];

function changedYourMind(hours: number, supportEmail: string): ArticleSection {
  return {
    id: 'changed-your-mind',
    title: '如果您改變主意',
    body: (
      <>
        <AskForRefund hours={hours} supportEmail={supportEmail} />
        <p>{refundPromise.after}</p>
        <p>
          我們會向電信業者確認 eSIM 是否已使用，收回後再退款。已安裝但從未開啟的 eSIM
          也可以退訂，只要從手機中移除即可。
        </p>
        <p>加購到 eSIM 上的方案也可以用同樣的方式退訂。該 eSIM 及其他方案維持不變。</p>
      </>
    ),
  };
}

function rightToWithdraw(
  legalName: string,
  legalAddress: string | null,
  supportEmail: string,
): ArticleSection {
  return {
    id: 'withdrawal',
    title: withdrawalPromise.title,
    body: (
      <>
        <p>{withdrawalPromise.right}</p>
        <p>
          如要解除契約，請點選「
          <Link to={paths.withdraw()}>{withdrawalPromise.link}</Link>
          」（在此處、每個頁面的底部、您的訂單頁面或附有 eSIM 的電子郵件中都找得到），然後確認。您不需要帳號。
          {withdrawalPromise.otherWay} <EmailLink to={supportEmail} />
          {legalAddress && `，或以書面郵寄至 ${legalName}（${legalAddress}）`}。
        </p>
        <p>{withdrawalPromise.receipt}</p>
        <p>{withdrawalPromise.money}</p>
        <p>{withdrawalPromise.ends}</p>
      </>
    ),
  };
}
