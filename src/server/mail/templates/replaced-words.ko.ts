import type * as source from './replaced-words.ts';

export const replacedWords: typeof source.replacedWords = {
  subject: (country) => `${country} 새 eSIM이 준비됐어요`,
  preview: '기존 eSIM을 대신할 새 eSIM이에요. 새 QR 코드와 활성화 코드가 들어 있어요.',
  lead: 'eSIM을 교체해 드렸어요. 휴대폰에서 기존 eSIM을 삭제하고, Wi-Fi에 연결되어 있을 때 새 eSIM을 설치해 주세요. 추가 비용은 없어요.',
  old: {
    title: '기존 eSIM은 어떻게 되나요?',
    text: '이미 작동하지 않거나 곧 작동하지 않게 돼요. 기존 QR 코드와 코드는 이제 쓸 수 없어요.',
  },
  iccid: '새 ICCID',
};
