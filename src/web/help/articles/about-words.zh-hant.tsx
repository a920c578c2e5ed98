import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { SERVICE } from '../facts/words.ts';
import type * as source from './about-words.tsx';

import facts from '../facts/fact-list.module.css';
import styles from './about.module.css';

const PRINCIPLES = [
  { name: '簡單', meaning: '選購、付款、安裝。其他的我們一概省去。' },
  {
    name: '可靠',
    meaning: '付款後的訂單只有兩種結果：一張能用的 eSIM，或者退款。沒有第三種。',
  },
  {
    name: '創新',
    meaning: '只要手機有了能為您省下步驟的新功能，我們就會用上，例如點一下就能安裝。',
  },
  {
    name: '透明',
    meaning:
      '每個方案的頁面都寫明您最後要付多少錢，也說明網速有多快、天數從何時算起。我們不知道的，也會老實告訴您。',
  },
  {
    name: '以顧客為重',
    meaning: '無論何時來信，都有真人回覆。他們看得到您的訂單，也能處理。',
  },
  {
    name: '自由',
    meaning: '在這裡不需要帳號，方案不會自動續訂，也不會綁約。您自己的 SIM 卡繼續留在手機裡。',
  },
] as const;

export const aboutSections: typeof source.aboutSections = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
}) => [
  {
    id: 'overview',
    title: '公司簡介',
    body: (
      <>
        <p>
          {brand} 以 eSIM 的形式販售預付旅遊數據，有單一國家或地區的方案，也有區域方案，涵蓋 200
          多個國家和地區。您選好方案、付一次款，裝在隨身的手機上就好。沒有門市櫃檯，沒有實體卡片，也不用綁約。
        </p>
        <p>我們的顧客，有希望一落地就能打開地圖的旅人，也有派員工出國、想事先知道費用的公司。</p>
      </>
    ),
  },
  {
    id: 'mission',
    title: '我們的使命',
    body: (
      <p>
        我們希望在國外上網就像在家一樣平常。因此，價格要在付款前就看得到，設定要簡單到在機場累壞的人也能完成，出了問題要有真人幫忙。
      </p>
    ),
  },
  {
    id: 'background',
    title: '創立緣起',
    body: (
      <p>
        {legalName} 成立於 2025
        年，起因是一個小小的困擾。手機已經無所不能，但到了一個新的國家，頭一個小時還是花在找網路、找櫃檯或找密碼上。手機早已支援
        eSIM，買起來卻依舊麻煩。於是我們開了一家商店，讓這件事只要一分鐘。
      </p>
    ),
  },
  {
    id: 'operations',
    title: '我們的運作方式',
    body: (
      <>
        <p>
          我們不經營行動網路。我們向一家批發合作夥伴採購數據，它的合約涵蓋世界各地的當地網路，我們再以天數和價格固定的方案販售。您的手機連上的，就是當地居民使用的那些基地台。
        </p>
        <p>
          您付款後，訂單會直接送到我們的合作夥伴。eSIM 會連同 QR Code
          和啟用碼以電子郵件寄達，也會顯示在專屬頁面上。如果我們無法交付，會主動全額退款，您不必申請。
        </p>
        <p>
          付款由金流服務商處理，卡號不會經過我們的系統。我們保存哪些資料、保存多久，請見《
          <Link to={paths.privacy()}>隱私權政策</Link>》。
        </p>
      </>
    ),
  },
  {
    id: 'corporate-details',
    title: '公司資訊',
    body: (
      <dl className={facts['facts']}>
        <div>
          <dt>法定名稱</dt>
          <dd>{legalName}</dd>
        </div>
        <div>
          <dt>成立時間</dt>
          <dd>2025 年</dd>
        </div>
        <div>
          <dt>公司類型</dt>
          <dd>美國 eSIM 業者</dd>
        </div>
        {legalAddress && (
          <div>
            <dt>地址</dt>
            <dd>{legalAddress}</dd>
          </div>
        )}
        <div>
          <dt>品牌</dt>
          <dd>{brand}</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'principles',
    title: '核心理念',
    body: (
      <dl className={styles['principles']}>
        {PRINCIPLES.map(({ name, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    id: 'contact',
    title: '聯絡我們',
    body: (
      <>
        <p>
          方案或訂單有任何問題，請來信至 <EmailLink to={supportEmail} />
          。我們全天候閱讀電子郵件，線上即時對話的服務時間請見
          <Link to={paths.support()}>客服頁面</Link>。
        </p>
        <p>
          團隊或公司需要 eSIM？請在
          <Link to={paths.businessContact()}>企業頁面</Link>
          告訴我們，我們會在{SERVICE.businessReply}回覆。
        </p>
      </>
    ),
  },
];
