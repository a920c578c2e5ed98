import { Link } from 'react-router';

import { refundPromise, withdrawalPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { taxesIn } from '../facts/words.ts';
import { AskForRefund } from './ask-for-refund-words.tsx';
import type * as source from './terms-of-buying-words.tsx';

export const termsOfBuying: typeof source.termsOfBuying = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
  refundHours,
  withdrawal,
  feePolicy,
  chargesTax,
}) => [
  {
    id: 'agreement',
    title: '關於我們',
    body: (
      <>
        <p>
          {brand} 由 {legalName}
          {legalAddress ? `（${legalAddress}）` : ' '}
          經營（以下稱「我們」）。凡使用本網站、在此購買或使用 eSIM
          方案，均適用本條款。您這麼做即表示同意本條款。如不同意，請勿使用本網站。
        </p>
        <p>如果您居住地的法律賦予消費者不得以契約排除的權利，無論本條款如何規定，您都保有這些權利。</p>
      </>
    ),
  },
  {
    id: 'age',
    title: '誰可以購買',
    body: (
      <p>
        您必須年滿 18 歲，或已取得代您接受本條款的父母或監護人同意。如果您為公司購買，即確認您有權代表該公司。
      </p>
    ),
  },
  {
    id: 'service',
    title: '您購買的內容',
    body: (
      <>
        <p>
          方案是一定數量的預付行動數據，用於指定的國家、地區或區域，天數固定，以 eSIM
          形式交付。方案僅提供數據，不含電話號碼、通話或簡訊。
        </p>
        <p>
          方案頁面載明有多少數據、可用幾天、網速有多快（在我們知道的情況下）、天數從何時算起，以及能否加購數據。名為「吃到飽」的方案沒有總量限制，方案說明載明每天有多少高速數據，以及之後的網速。
        </p>
      </>
    ),
  },
  {
    id: 'device',
    title: '您的手機',
    body: (
      <p>
        您的手機必須支援 eSIM，且為無鎖手機。請您在購買前自行確認。您可以在「
        <Link to={paths.deviceChecker()}>裝置相容性查詢</Link>
        」中查詢機型，最終以手機的設定為準。有些機型在部分國家或地區販售的版本不支援 eSIM。
      </p>
    ),
  },
  {
    id: 'orders',
    title: '價格、訂單和付款',
    body: (
      <>
        <p>
          您以結帳頁面顯示的幣別付款。
          {feePolicy === 'included'
            ? '無論選擇哪種付款方式，方案的價格就是您支付的金額。'
            : '付款前，結帳頁面會顯示方案的價格、所選付款方式的手續費和總額。'}
          除此之外，我們不收取任何費用，也不會自動續訂。
          {taxesIn(chargesTax)}
        </p>
        <p>
          您的訂單是一項要約，付款成功時契約成立。如果價格在您結帳時變動，我們會顯示新價格並再次請您確認。明顯的標價錯誤對我們沒有拘束力，屆時我們會取消訂單並全額退款。
        </p>
        <p>
          付款由金流服務商依其自身條款處理。如果您就某筆扣款向銀行提出爭議，也請寫信告訴我們。這樣大多能更快解決。
        </p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: '交付',
    body: (
      <>
        <p>
          eSIM 會連同 QR Code
          和啟用碼以電子郵件寄達，也會顯示在訂單的專屬頁面上，通常只要一分鐘左右。請提供您能收信的電子信箱。任何持有啟用碼的人都能安裝該
          eSIM。
        </p>
        <p>{refundPromise.undelivered}</p>
      </>
    ),
  },
  {
    id: 'activation',
    title: '安裝和有效期限',
    body: (
      <p>
        QR Code 及其啟用碼只能在一支手機上使用一次。從手機中移除 eSIM
        可能使其無法再使用。安裝不代表開始使用。如方案說明所示，多數方案的天數從手機在目的地首次連上網路時算起。天數結束後，剩餘數據即失效。如果方案說明載明開始使用的期限，而您未在期限前開始使用，方案即失效。
      </p>
    ),
  },
  {
    id: 'refunds',
    title: '退款',
    body: (
      <>
        <AskForRefund hours={refundHours} supportEmail={supportEmail} />
        <p>
          {refundPromise.after}
          {refundPromise.fault}
        </p>
        <p>{refundPromise.money}</p>
        {withdrawal && <p>{withdrawalPromise.right}</p>}
        <p>
          完整內容請見我們的《<Link to={paths.refundPolicy()}>退款政策</Link>》，它是本條款的一部分。
        </p>
      </>
    ),
  },
  {
    id: 'subscription',
    title: '其他服務',
    body: (
      <p>
        <Link to={paths.installation()}>安裝指南</Link>
        中提到的月訂閱是另一項服務，有其自身的條款。您在這裡購買的方案絕不會變成訂閱。
      </p>
    ),
  },
];
