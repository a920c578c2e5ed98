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
    title: '如果我们无法交付',
    body: (
      <>
        <p>{refundPromise.undelivered}</p>
        <p>订单页面会告诉你，我们也会发邮件通知。</p>
      </>
    ),
  },
  {
    id: 'does-not-work',
    title: '如果无法使用',
    body: (
      <>
        <p>
          {refundPromise.broken}
          {refundPromise.fault}
        </p>
        <p>
          许多问题只是手机设置所致，
          <Link to={paths.installationOnBoth()}>安装指南</Link>中都有说明。如仍无法解决，请发送邮件至{' '}
          <EmailLink to={supportEmail} />
          ，并附上订单号、手机机型和你所在的国家或地区。
        </p>
      </>
    ),
  },
  {
    id: 'money',
    title: '款项如何退回',
    body: <p>{refundPromise.money}</p>,
  },
  {
    id: 'who',
    title: '我们是谁',
    body: (
      <p>
        {brand} 由 {legalName}
        {legalAddress ? `（${legalAddress}）` : ' '}
        运营。本页是《<Link to={paths.termsOfService()}>服务条款</Link>
        》的一部分。此处的任何内容都不影响法律赋予你的权利。
      </p>
    ),
  },
];

function changedYourMind(hours: number, supportEmail: string): ArticleSection {
  return {
    id: 'changed-your-mind',
    title: '如果你改变主意',
    body: (
      <>
        <AskForRefund hours={hours} supportEmail={supportEmail} />
        <p>{refundPromise.after}</p>
        <p>
          我们会向运营商查询它是否已使用，收回 eSIM，并退款。已安装但从未启用的 eSIM
          也可以退订，只需从手机中移除即可。
        </p>
        <p>添加到 eSIM 的套餐也可以同样退订。该 eSIM 及其上的其他套餐保持不变。</p>
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
          如需撤回，请点击“
          <Link to={paths.withdraw()}>{withdrawalPromise.link}</Link>
          ”（在此处、每个页面的底部、你的订单页面或附有 eSIM 的邮件中均可找到），然后确认。你无需账户。
          {withdrawalPromise.otherWay} <EmailLink to={supportEmail} />
          {legalAddress && `，或寄信至 ${legalName}（${legalAddress}）`}。
        </p>
        <p>{withdrawalPromise.receipt}</p>
        <p>{withdrawalPromise.money}</p>
        <p>{withdrawalPromise.ends}</p>
      </>
    ),
  };
}
