import type * as source from './components-words.ts';

export const componentsWords: typeof source.componentsWords = {
  meta: { title: 'コンポーネント', description: 'すべてのコンポーネントと状態の一覧（昼・夜）。' },
  day: '昼',
  night: '夜',
  sample: 'Simport',
  large: '大',
  busy: '処理中',
  off: '無効',
  alert: 'カードが拒否されました。',
  text: '請求は発生していません。別のカードを試すか、PayPalで支払ってください。',
  field: 'メールアドレス',
  wrong: '正しいメールアドレスを入力してください',
  beside: '適用',
  question: 'eSIMはいつインストールすればよいですか？',
  show: '表示',
  hide: '非表示',
  open: 'シートを開く',
};
