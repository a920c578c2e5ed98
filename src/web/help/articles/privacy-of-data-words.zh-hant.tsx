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
    title: '由誰負責',
    body: (
      <p>
        {brand} 由 {legalName}
        {legalAddress ? `（${legalAddress}）` : ' '}
        經營，並由其決定如何處理此處所述的資料。對本頁有任何問題，請來信至 <EmailLink to={supportEmail} />。
      </p>
    ),
  },
  {
    id: 'short',
    title: '重點摘要',
    body: (
      <ul>
        <li>您不必告知身分就能瀏覽，沒有帳號也能購買。</li>
        <li>我們只保存銷售、交付 eSIM 及提供後續服務所需的資料。</li>
        <li>卡號不會進入我們的系統。啟用碼只以加密形式保存。</li>
        <li>我們看不到您透過 eSIM 開啟哪些網站，只知道還剩多少數據。</li>
        <li>我們不販售您的資料。</li>
        <li>不再需要的資料，每天會自動清除。</li>
      </ul>
    ),
  },
  {
    id: 'stored',
    title: '我們保存什麼、保存多久',
    body: <RetentionTable />,
  },
  {
    id: 'why',
    title: '目的和法律依據',
    body: (
      <ul>
        <li>
          <b>為履行與您的契約：</b>購買紀錄、eSIM、帳號、登入，以及相關的電子郵件。
        </li>
        <li>
          <b>因法律要求：</b>會計紀錄。
        </li>
        <li>
          <b>因我們有正當理由，且您的權益並不優先於該理由：</b>
          防止濫用的計數、金流服務商的通知、買家由哪個合作夥伴介紹而來，以及用於找出故障的日誌。商店本身的日誌不含姓名、電子信箱或網路位址。
        </li>
        <li>
          <b>因您已同意：</b>
          企業詢問、您要求接收的最新消息，以及已儲存的卡片。您可以隨時以電子郵件撤回同意，也可以在總覽中自行移除卡片。
        </li>
      </ul>
    ),
  },
  {
    id: 'news',
    title: '最新消息與優惠',
    body: (
      <p>
        如果您透過結帳表單購買，我們可能會寄電子郵件向您介紹類似的方案，除非您在那裡表示不想收到。我們會將您的選擇與購買紀錄一起保存。如果您用錢包付款，我們不保存這樣的選擇。您可以隨時寄電子郵件至{' '}
        <EmailLink to={supportEmail} />{' '}
        表示反對，我們就會停止寄送。與您的訂單有關的電子郵件不是廣告，一定會寄出。
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
