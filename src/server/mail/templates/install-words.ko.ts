import type * as source from './install-words.ts';

export const installWords: typeof source.installWords = {
  onIphone: 'iPhone에 설치',
  onAndroid: 'Android에 설치',
  note: '여행에 가져갈 휴대폰에서 이 이메일을 열어 주세요. iPhone은 iOS 17.4 이상이 필요하고, 일부 Android 휴대폰은 QR 코드가 필요해요.',
  picture: {
    title: '다른 화면에서 보고 있나요?',
    text: (file) =>
      `eSIM을 사용할 휴대폰의 카메라로 이 코드를 스캔하세요(${file} 파일로도 첨부했어요). 코드는 한 번만 쓸 수 있으니, 여행이 끝날 때까지 휴대폰에서 eSIM을 삭제하지 마세요.`,
    alt: 'eSIM을 설치하는 QR 코드',
  },
  codes: {
    title: '또는 코드를 직접 입력하세요',
    address: 'SM-DP+ 주소',
    activation: '활성화 코드',
    confirmation: '확인 코드',
    both: '입력란이 하나인 휴대폰용(둘을 합친 코드)',
  },
};
