import type * as source from './answer-words.ts';

export const phoneAnswerWords: typeof source.phoneAnswerWords = (phone) => {
  switch (phone.kind) {
    case 'iphone':
      return 'iPhone XR、XS以降はSIMロックがなければ使えます。機種を確認';
    case 'ipad':
      return 'セルラーモデルのiPadは使える場合があります。機種を確認';
    case 'listed':
      return phone.isSome
        ? `${phone.name}はSIMロックがなければ使えます。型番を確認`
        : `はい、${phone.name}はSIMロックがなければ使えます`;
    case 'takes':
      return `この${phone.line}はSIMロックがなければ使えます。型番を確認`;
    case 'takes_none':
      return `この${phone.line}はeSIM非対応です。機種を確認`;
    case 'android':
      return 'ここでは判別できません。機種を確認';
    case 'no_phone':
      return '旅行に持っていくスマホを確認';
  }
};
