import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { RefundTime } from '../facts/refund-time.tsx';
import { SERVICE, taxesIn } from '../facts/words.ts';
import type * as source from './faq-words.tsx';

export type { FaqGroup } from './faq-words.tsx';

type FaqFacts = Parameters<typeof source.faqGroups>[0];

const BEFORE: source.FaqGroup = {
  id: 'before-you-buy',
  title: '購買之前',
  questions: [
    {
      question: 'eSIM 是什麼？',
      answer:
        '就是沒有實體卡的 SIM 卡。晶片內建在手機裡，以前存在實體卡片上的資料，現在改用下載。一支手機可以裝好幾張，所以旅遊 eSIM 可以和您現有的 SIM 卡並存。',
    },
    {
      question: '和漫遊有什麼不同？',
      answer:
        '漫遊時，您自己的電信業者會在事後依您在國外的用量收費。在這裡，天數、數據和價格都固定，先付款，之後不會再收到帳單。',
    },
    {
      question: '該選單一國家或地區的方案，還是區域方案？',
      answer: (
        <>
          如果只待在一個國家或地區，當地的專屬方案通常比較便宜。如果會跨國，
          <Link to={paths.regional()}>區域方案</Link>
          在清單上的所有國家和地區都能繼續使用，一張 eSIM 就夠了。
        </>
      ),
    },
    {
      question: '我需要多少數據？',
      answer:
        '看地圖和傳訊息一天大約用 100MB，視訊通話一小時大約用 1GB。如果您常分享照片，或在旅途中工作，吃到飽方案更適合您。',
    },
    {
      question: '我需要帳號嗎？',
      answer:
        '不需要。只要有電子信箱就行，eSIM 會寄到那裡。有了帳號，您的 eSIM 和發票會集中在一處，結帳時也會自動帶入資料。',
    },
    {
      question: '可以幫別人購買嗎？',
      answer: '可以。把 QR Code 傳給對方，或用對方的手機掃描。QR Code 只能使用一次，只限掃描它的那支手機。',
    },
  ],
};

const paying = ({ feePolicy, paypal, chargesTax }: FaqFacts): source.FaqGroup => ({
  id: 'paying',
  title: '付款',
  questions: [
    {
      question: '可以怎麼付款？',
      answer: `您可以用信用卡或簽帳金融卡（Visa、Mastercard、American Express）${paypal ? '或 PayPal ' : ''}付款，在支援的裝置上還可以用 Apple Pay 或 Google Pay。卡號會直接傳送給金流服務商，我們不會看到。`,
    },
    feePolicy === 'included'
      ? {
          question: '有額外的費用嗎？',
          answer: `沒有。${paypal ? '無論用信用卡還是 PayPal，' : ''}方案的價格就是您支付的金額。${taxesIn(chargesTax)}`,
        }
      : {
          question: '為什麼總額高於方案的價格？',
          answer: `我們會加上信用卡${paypal ? '或 PayPal ' : ''}的手續費。選好方案後，您會看到含信用卡手續費的價格。付款前，結帳頁面會顯示方案價格、手續費和總額。${taxesIn(chargesTax)}`,
        },
    {
      question: '付款成功了，卻沒有收到 eSIM。錢會不會就沒了？',
      answer:
        '不會。已付款的訂單，我們會持續處理，直到您的 eSIM 準備好。如果我們無法交付，會自動全額退款，並寄電子郵件通知您。',
    },
    {
      question: '如何退款？',
      answer: (
        <>
          購買後 <RefundTime />
          內，只要 eSIM 未啟用且未使用，就可以全額退款。詳情請見《
          <Link to={paths.refundPolicy()}>退款政策</Link>》。
        </>
      ),
    },
  ],
});

const TRAVELLING: source.FaqGroup = {
  id: 'on-the-trip',
  title: '旅行途中',
  questions: [
    {
      question: '天數從什麼時候算起？',
      answer: '多數方案的天數從手機在目的地首次連上網路時算起。只要我們知道，「方案詳情」都會寫明。',
    },
    {
      question: '我會連上哪個網路？',
      answer: '您會連上方案支援的當地網路之一，由手機自動選擇。如果網速慢，可以在設定中改選另一個。',
    },
    {
      question: '可以把網路分享給筆電嗎？',
      answer: '有些方案可以開熱點分享。「方案詳情」會寫明您的方案能不能用，或供應商沒有說明。',
    },
    {
      question: '我不想付漫遊費，為什麼要開啟數據漫遊？',
      answer:
        '旅遊 eSIM 一直都在漫遊，所以必須開啟它的數據漫遊。費用已經預付，不會再多收。自己門號的數據漫遊請保持關閉。',
    },
    {
      question: '到了下一個國家，還能用同一張 eSIM 嗎？',
      answer:
        '單一國家或地區的方案只能在當地使用。如果方案說明寫著可加購數據，您可以把下一個目的地加到現有的 eSIM 上：開啟「會員中心」，點選「加購數據」。否則就需要另外安裝一張 eSIM。',
    },
  ],
};

const AFTERWARDS: source.FaqGroup = {
  id: 'afterwards',
  title: '旅行之後和其他',
  questions: [
    {
      question: '旅行結束了，eSIM 該怎麼處理？',
      answer: '把它關閉，或在天數結束後到設定中移除。方案到期就結束，絕不會再向您收費。',
    },
    {
      question: '我換了新手機，eSIM 可以移過去嗎？',
      answer: (
        <>
          啟用碼只能使用一次，因此無法再次安裝。如果還剩很多數據，請在把舊手機轉讓出去之前聯絡
          <Link to={paths.support()}>客服</Link>。
        </>
      ),
    },
    {
      question: '我的哪些資料會被保存？',
      answer: (
        <>
          我們只保存交付 eSIM 和提供後續服務所需的資料，而且有期限。逐項說明請見《
          <Link to={paths.privacy()}>隱私權政策</Link>》。
        </>
      ),
    },
    {
      question: '我們是公司，可以幫團隊購買嗎？',
      answer: (
        <>
          可以。請在
          <Link to={paths.businessContact()}>企業頁面</Link>
          告訴我們去哪裡、有多少人，我們會在{SERVICE.businessReply}回覆。
        </>
      ),
    },
  ],
};

export const faqGroups: typeof source.faqGroups = (facts) => [BEFORE, paying(facts), TRAVELLING, AFTERWARDS];
