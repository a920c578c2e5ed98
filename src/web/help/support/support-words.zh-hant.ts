import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './support-words.ts';

export const supportEntries: typeof source.supportEntries = (refundTime) => [
  {
    category: '相容性',
    question: '我的手機能用 eSIM 嗎？',
    answer:
      '手機必須支援 eSIM，且為無鎖手機。安裝頁面上的「裝置相容性查詢」列出了支援的機型。想要確定的話，請在手機設定中找「加入 eSIM」或「新增 eSIM」，有這一項就能用。',
  },
  {
    category: '安裝',
    question: '什麼時候安裝 eSIM？',
    answer:
      '請在出發前、有 Wi-Fi 的時候安裝。安裝不會啟動方案。多數方案的天數從手機在目的地首次連上網路時算起，方案說明都會寫明。',
  },
  {
    category: '安裝',
    question: '安裝需要多久？',
    answer:
      '操作只要一分鐘，之後等待 2 至 3 分鐘完成註冊。請讓手機保持 Wi-Fi 連線，並停留在該畫面，直到顯示 eSIM 已可使用。',
  },
  {
    category: '交付',
    question: '我已經付款，QR Code 在哪裡？',
    answer:
      '在寄到您結帳時所填電子信箱的電子郵件中，通常一分鐘內送達。請也檢查垃圾郵件匣。訂單的專屬頁面，以及您購買時所用瀏覽器的「會員中心」裡，也有相同的 QR Code 和啟用碼。',
  },
  {
    category: '啟用碼',
    question: 'QR Code 可以再用一次，或用在另一支手機上嗎？',
    answer: '不可以。QR Code 和啟用碼只能使用一次。請把 eSIM 安裝在旅行時要用的手機上，並保留到旅行結束。',
  },
  {
    category: '通話',
    question: '我的門號、通話和聊天會保留嗎？',
    answer:
      '會。旅遊 eSIM 僅提供數據，與您自己的 SIM 卡並用。通訊 App 仍使用您註冊時的門號。自己門號的數據漫遊請保持關閉，以免產生費用。',
  },
  {
    category: '數據',
    question: '「吃到飽」是什麼意思？',
    answer: '總量沒有限制。每個吃到飽方案的說明都寫明每天有多少高速數據，以及用完後到隔天之前的網速。',
  },
  {
    category: '數據',
    question: '數據用完了會怎樣？',
    answer:
      '連線會停止，不會再向您收費。用到 80% 時我們會提醒您，讓您來得及加購。如果方案說明寫著可加購數據，您可以為同一張 eSIM 加購數據：開啟「會員中心」，點選「加購數據」。',
  },
  {
    category: '退款',
    question: '可以退款嗎？',
    answer: spaced`可以。購買後${refundTime}內，只要 eSIM 未啟用且未使用，就可以全額退款。如果我們無法交付 eSIM，會自動退款。`,
  },
  {
    category: '疑難排解',
    question: '我已經落地，卻沒有網路，怎麼辦？',
    answer:
      '請在設定中檢查：旅遊 eSIM 已開啟、行動數據選用的是這張 eSIM，而且已為它開啟數據漫遊。接著開啟再關閉飛航模式，等待 2 至 3 分鐘。如果還是沒有網路，請手動選擇網路，或聯絡我們。',
  },
];
