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
    title: 'お届けできない場合',
    body: (
      <>
        <p>{refundPromise.undelivered}</p>
        <p>注文ページとメールでお知らせします。</p>
      </>
    ),
  },
  {
    id: 'does-not-work',
    title: '使えない場合',
    body: (
      <>
        <p>
          {refundPromise.broken}
          {refundPromise.fault}
        </p>
        <p>
          多くの問題はスマホの設定で直り、その方法は
          <Link to={paths.installationOnBoth()}>インストールガイド</Link>
          にあります。それでも直らない場合は、注文番号、スマホの機種、今いる国を添えて
          <EmailLink to={supportEmail} />
          までご連絡ください。
        </p>
      </>
    ),
  },
  {
    id: 'money',
    title: '返金の方法',
    body: <p>{refundPromise.money}</p>,
  },
  {
    id: 'who',
    title: '運営者',
    body: (
      <p>
        {brand}は{legalName}
        {legalAddress && `（${legalAddress}）`}が運営しています。このページは
        <Link to={paths.termsOfService()}>利用規約</Link>
        の一部です。ここに書かれた内容は、法律で認められた権利を制限するものではありません。
      </p>
    ),
  },
];

function changedYourMind(hours: number, supportEmail: string): ArticleSection {
  return {
    id: 'changed-your-mind',
    title: '気が変わった場合',
    body: (
      <>
        <AskForRefund hours={hours} supportEmail={supportEmail} />
        <p>{refundPromise.after}</p>
        <p>
          当社は、使用されたかどうかを通信会社に確認し、eSIMを取り消してから返金します。インストールしただけで一度もオンにしていないeSIMも返品できます。スマホから削除してください。
        </p>
        <p>eSIMに追加したプランも同じように返品できます。eSIMとほかのプランは変わりません。</p>
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
          撤回するには、ここ、各ページの下部、注文ページ、またはeSIMのメールにある「
          <Link to={paths.withdraw()}>{withdrawalPromise.link}</Link>
          」を押し、確定してください。アカウントは不要です。{withdrawalPromise.otherWay}
          <EmailLink to={supportEmail} />
          {legalAddress && `、郵送先は${legalName}（${legalAddress}）`}です。
        </p>
        <p>{withdrawalPromise.receipt}</p>
        <p>{withdrawalPromise.money}</p>
        <p>{withdrawalPromise.ends}</p>
      </>
    ),
  };
}
