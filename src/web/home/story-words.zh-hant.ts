import type * as source from './story-words.ts';

export const howItWorksWords: typeof source.howItWorksWords = {
  title: '使用流程',
  home: {
    when: '在家',
    what: '選擇方案',
    how: (paypal) =>
      `選好目的地、天數和數據。用信用卡、Apple Pay${paypal ? '、Google Pay 或 PayPal' : ' 或 Google Pay'} 付款，不需要帳號。`,
  },
  before: {
    when: '起飛之前',
    what: '安裝 eSIM',
    how: 'eSIM 會連同 QR Code 以電子郵件寄達。在手上的手機點一下，或從另一個螢幕掃描。',
  },
  landing: {
    when: '落地之後',
    what: '關閉飛航模式',
    how: '手機找到當地網路後，方案會自動啟用。通話仍用您自己的 SIM 卡。',
  },
};

export const keepNumberWords: typeof source.keepNumberWords = {
  title: '通訊 App 的門號不變',
  lead: '旅遊 eSIM 增加的是數據，不是新門號。LINE、WhatsApp 等 App 仍使用朋友們熟悉的門號。聊天和群組都還在，也不用通知任何人。',
  ownSim: '您自己的 SIM 卡',
  calls: '用您的門號通話、收發簡訊',
  chats: '通訊 App 照常登入',
  travelEsim: '您的旅遊 eSIM',
  data: '上網都用它，當地價格',
};

export const whyUsWords: typeof source.whyUsWords = {
  title: '為什麼選擇我們',
  lead: '您需要知道的一切，付款前都寫在方案說明裡。',
  browse: '瀏覽方案',
  setup: { what: '立即開通', how: '從付款到 eSIM 可用，大約一分鐘。' },
  data: { what: '吃到飽或定量', how: '從一週 1GB，到半年 100GB。' },
  world: { what: '200 多個國家和地區', how: '一張 eSIM，每到新的目的地再加購數據。' },
  money: { what: '沒有漫遊費', how: '一次付清，之後不再收費。' },
  calls: { what: '保留 SIM 卡通話', how: '您的門號和聊天都不變。' },
  warning: { what: '用到 80% 時提醒', how: '在還有數據可用的時候告訴您。' },
};
