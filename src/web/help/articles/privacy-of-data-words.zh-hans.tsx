import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './privacy-of-data-words.tsx';
import { STORED_DATA } from './privacy-retention-words.ts';
import { retentionWords } from './words.ts';

import styles from './privacy-of-data.module.css';

export const privacyOfData: typeof source.privacyOfData = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
}) => [
  {
    id: 'who',
    title: '由谁负责',
    body: (
      <p>
        {brand} 由 {legalName}
        {legalAddress ? `（${legalAddress}）` : ' '}
        运营，并由其决定如何处理此处所述的数据。有关本页的任何问题，请发送邮件至{' '}
        <EmailLink to={supportEmail} />。
      </p>
    ),
  },
  {
    id: 'short',
    title: '要点',
    body: (
      <ul>
        <li>你可以随意浏览而无需告知身份，没有账户也能购买。</li>
        <li>我们只保存向你销售、交付 eSIM 以及后续负责所需的信息。</li>
        <li>银行卡号不会到达我们的系统。激活码只以加密形式保存。</li>
        <li>我们看不到你通过 eSIM 打开哪些网站，只知道还剩多少流量。</li>
        <li>我们不出售你的数据。</li>
        <li>不再需要的数据，每天自动清除。</li>
      </ul>
    ),
  },
  {
    id: 'stored',
    title: '我们保存什么，保存多久',
    body: <RetentionTable />,
  },
  {
    id: 'why',
    title: '目的和法律依据',
    body: (
      <ul>
        <li>
          <b>为履行与你的合同：</b>购买记录、eSIM、账户、登录，以及相关的邮件。
        </li>
        <li>
          <b>因法律要求：</b>会计记录。
        </li>
        <li>
          <b>因我们有正当理由，且你的利益并不优先于此：</b>
          防滥用计数、支付服务商的通知、由哪个合作方带来的购买者，以及用于查找故障的日志。商店自身的日志不含姓名、邮箱地址或网络地址。
        </li>
        <li>
          <b>因你已同意：</b>
          企业咨询、你要求接收的消息，以及已保存的银行卡。你可以随时通过邮件撤回同意，也可以在总览中自行移除银行卡。
        </li>
      </ul>
    ),
  },
  {
    id: 'news',
    title: '消息和优惠',
    body: (
      <p>
        如果你通过结账表单购买，我们可能会发邮件向你介绍类似的套餐，除非你在那里表示不愿接收。我们会将你的选择与购买记录一同保存。如果你用钱包付款，我们不保存这样的选择。你可以随时发邮件至{' '}
        <EmailLink to={supportEmail} />{' '}
        表示反对，我们会停止发送。与你的订单有关的邮件不是广告，无论如何都会发送。
      </p>
    ),
  },
];

function RetentionTable() {
  return (
    <dl className={styles['table']}>
      {STORED_DATA.map(({ what, holds, until }) => (
        <div key={what} className={styles['row']}>
          <dt className={styles['what']}>{what}</dt>
          <dd>{holds}</dd>
          <dd>
            <b>{retentionWords.kept}</b>
            {until}
          </dd>
        </div>
      ))}
    </dl>
  );
}
