import { phrase } from '../../core/phrase.ts';
import type * as source from './accessibility-words.ts';

export const accessibilityWords: typeof source.accessibilityWords = {
  meta: {
    title: '無障礙',
    description: '我們如何讓每個人都能使用本店，以及遇到問題時如何告訴我們。',
  },
  title: '無障礙',
  lead: '無論您以何種方式看、聽、操作或閱讀，都應該能順暢使用本店。',
  aim: {
    title: '我們的目標',
    text: '我們力求讓每個頁面和每封電子郵件都符合 WCAG 2.2 的 AA 等級。《歐洲無障礙法案》（歐盟指令 2019/882）與標準 EN 301 549 對網路商店也有相同的要求。',
  },
  means: {
    title: '具體做法',
    text: '所有操作都可以只用鍵盤完成。螢幕閱讀器會讀出每個頁面的內容和變化。文字在淺色和深色主題下都維持對比，可以放大到兩倍，也適合窄螢幕。如果您的裝置要求減少動態效果，動畫就會停止。供相機讀取的代碼也以文字提供。',
  },
  tested: {
    title: '我們如何測試',
    text: '每次變更後，程式都會檢查每個頁面，並分別只用鍵盤、只憑螢幕閱讀器讀出的名稱走完整個購買流程。目前還沒有外部專家審查過本店。',
  },
  limits: {
    title: '已知的限制',
    text: '信用卡欄位、PayPal 和錢包的視窗以及 Google 登入是其他公司的頁面。eSIM 在您手機自己的設定中安裝。',
  },
  tell: {
    title: '告訴我們',
    text: (address) =>
      phrase`如果有什麼妨礙您尋找、購買或安裝方案，請來信至 ${address}。我們會馬上用其他方式協助您，並解決問題。`,
  },
  law: {
    title: '如果我們未能協助您',
    text: '在歐盟，您也可以聯絡所在國負責監督服務無障礙的主管機關。',
  },
};
