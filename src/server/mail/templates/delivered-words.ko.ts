import type * as source from './delivered-words.ts';

export const deliveredWords: typeof source.deliveredWords = {
  subject: (country) => `${country} eSIM이 준비됐어요`,
  preview: 'Wi-Fi에 연결되어 있을 때 미리 설치해 두세요. QR 코드와 활성화 코드가 들어 있어요.',
  lead: (starts) => `Wi-Fi에 연결되어 있을 때 미리 설치해 두세요. ${starts}`,
  iccid: 'ICCID',
  several: {
    subject: 'eSIM이 모두 준비됐어요',
    preview: 'Wi-Fi에 연결되어 있을 때 미리 설치해 두세요. 모든 QR 코드와 활성화 코드가 들어 있어요.',
    lead: 'Wi-Fi에 연결되어 있을 때 미리 설치해 두세요. 아래에 eSIM마다 QR 코드가 있어요.',
  },
};
