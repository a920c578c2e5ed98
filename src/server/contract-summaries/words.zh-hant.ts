import type * as source from './words.ts';

export const summaryWords: typeof source.summaryWords = {
  title: '契約摘要',
  intro:
    '本契約摘要依歐盟法律的要求，列出本服務的主要內容，方便比較不同的服務。有關本服務的完整資訊載於其他文件。',
  headings: {
    service: '服務與設備',
    speeds: '網際網路服務的速度與發生問題時的補救措施',
    price: '價格',
    duration: '期限、續訂與終止',
    disabilities: '為身心障礙使用者提供的功能',
    other: '其他相關資訊',
  },
  dataOnly: '透過行動網路提供的預付上網服務，不含通話、簡訊與電話號碼。',
  esim: '付款後立即以 eSIM 形式透過電子郵件與訂單頁面交付。您需要一支無鎖且支援 eSIM 的手機。不含任何裝置。',
  onto: '方案會加到您已有的 eSIM 上。不含任何裝置。',
  networks: (names) => `網路：${names}。`,
  noNetworks: '我們的供應商未說明使用哪一代網路。',
  untilUsed: '數據用完之前為高速，用完後連線中斷。',
  noPromise: '速度取決於網路、地點、您的手機以及同時上網的人數，因此無法保證。',
  once: (totals) => `您只需預付一次。總額：${totals}`,
  nothingElse: '價格已含稅費。即使數據用完，也不會再收取任何費用。',
  ends: '之後方案自動結束，不會續訂，因此無須取消。',
  accessible: (address) =>
    `我們的頁面與電子郵件以 WCAG 2.2 AA 級為目標：您可以用鍵盤或螢幕閱讀器購買、安裝與取得協助，每組代碼也都有文字形式。詳情請見 ${address}`,
  part: {
    title: '申訴與爭議',
    text: '請先來信至 {support_email}。若無法達成共識，您可以向所在國家/地區的電信主管機關或爭議解決機構求助。',
  },
  documents: (addresses) => `契約的其他文件：${addresses}`,
  made: (day) => `製作日期：${day}。`,
  download: '下載此摘要',
};
