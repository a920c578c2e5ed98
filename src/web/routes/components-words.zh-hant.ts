import type * as source from './components-words.ts';

export const componentsWords: typeof source.componentsWords = {
  meta: { title: '元件', description: '每個元件的各種狀態，日間和夜間。' },
  day: '日間',
  night: '夜間',
  sample: 'Simport',
  large: '大',
  busy: '忙碌',
  off: '停用',
  alert: '您的卡片遭拒。',
  text: '沒有扣款。請換一張卡片，或用 PayPal 付款。',
  field: '電子信箱',
  wrong: '請輸入有效的電子信箱',
  beside: '套用',
  question: '什麼時候安裝 eSIM？',
  show: '顯示',
  hide: '隱藏',
  open: '開啟面板',
};
