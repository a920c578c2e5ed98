import { formatSpan, RETENTION } from '../../../domain/retention.ts';
import type * as source from './privacy-retention-words.ts';

export const STORED_DATA: typeof source.STORED_DATA = [
  {
    what: '購買紀錄',
    holds:
      '姓名和電子信箱、您提供的第二個電子信箱（如有）、方案及其價格、付款方式和金流服務商的參考編號、時間、介紹您來的合作夥伴（如有），以及由訪客 Cookie 轉換而成的亂碼（用來辨識由哪個瀏覽器購買）。',
    until: `沒有帳號的購買，最長保存至購買後 ${formatSpan(RETENTION.guestPurchase)}；有帳號的，與帳號同期。之後清除所有可識別您身分的內容，只保留會計資料。`,
  },
  {
    what: '未付款的結帳',
    holds: '與上項相同，以您填寫並送出的內容為限。',
    until: `${formatSpan(RETENTION.unpaidCheckout)}。`,
  },
  {
    what: 'eSIM',
    holds: '它的編號（ICCID）、加密的啟用碼、方案，以及剩餘數據。',
    until: '與購買紀錄同期。之後清除啟用碼，編號與會計紀錄一起保留。',
  },
  {
    what: '解除契約',
    holds:
      '您為此提供的姓名和電子信箱、我們收到的時間，以及後續處理。您在結帳時就立即交付所同意的內容及時間。',
    until: '與購買紀錄同期。之後清除姓名和電子信箱，只將解除契約這項事實與會計紀錄一起保留。',
  },
  {
    what: '帳號',
    holds:
      '姓名、電子信箱、電子信箱是否已確認、您選擇的或購買時使用的語言、以無法還原的形式保存的密碼，或登入服務用來識別您的編號。',
    until: `最長保存至您最後一次使用後 ${formatSpan(RETENTION.account)}，或直到您刪除帳號。`,
  },
  {
    what: '已儲存的卡片',
    holds:
      '您要求儲存的事實，以及 Stripe 用來識別您的編號。卡片本身由 Stripe 保管，我們看到的是卡片的品牌、末四碼和到期日。',
    until: '直到您移除卡片或刪除帳號。屆時 Stripe 也會刪除。',
  },
  {
    what: '登入',
    holds: '登入開始的時間、最後使用的時間，以及瀏覽器的類型。不含網路位址。',
    until: '直到您登出，或最後一次使用後 7 天，或登入後 30 天。',
  },
  {
    what: '寄給您的電子郵件',
    holds: '寄過電子郵件的事實、類型、時間和收件信箱。我們不保存內文。',
    until: `${formatSpan(RETENTION.sentMail)}。`,
  },
  {
    what: '企業詢問',
    holds: '您在表單中填寫的內容、是否要求接收最新消息、您的同意、時間、瀏覽器的類型，以及我們的回覆進度。',
    until: `最長 ${formatSpan(RETENTION.enterpriseRequest)}。`,
  },
  {
    what: '金流服務商的通知',
    holds: '通知的編號、類型和相關付款，不含姓名。',
    until: `${formatSpan(RETENTION.webhookReceipt)}。`,
  },
  {
    what: '停止銷售名單',
    holds: '我們不再銷售的對象（例如發生詐騙後）的電子信箱、起始時間和原因。',
    until: '直到我們解除為止。即使其他資料已清除，這項仍會保留，因為清除就等於解除。',
  },
  {
    what: '防止濫用的計數',
    holds: '同一網路位址或同一帳號嘗試某項操作的次數。兩者都以無法還原的形式保存。',
    until: '約一天。',
  },
  {
    what: '沒有結果的搜尋',
    holds:
      '輸入的內容（最多 40 個字元，且不含數字和 @），以便我們讓搜尋認得新的名稱。同時保存一個 0 至 255 的數字，由成千上萬個瀏覽器共用。它讓我們知道是否有好幾個人在找同一個地方，但不會知道是誰。我們不保存 Cookie 和網路位址。',
    until: `${formatSpan(RETENTION.missedSearch)}。`,
  },
  {
    what: '會計紀錄',
    holds:
      '金額、日期、方案、付款和退款的參考編號，以及開立的發票和折讓單。您的姓名和電子信箱只在購買紀錄保存期間留在其中，之後也會從中清除。',
    until: '依稅法和會計法令要求的期限保存，即使其他資料已清除。',
  },
  {
    what: '加值稅紀錄',
    holds:
      '如果價格含加值稅：您的卡片、付款時提供的地址、網路位址和 eSIM 各自所屬的國家，以及稅額。其中沒有姓名和地址。',
    until: `購買當年結束後 ${formatSpan(RETENTION.taxFacts)}。這是歐盟法律的要求，即使其他資料已清除，仍會保留。`,
  },
];
