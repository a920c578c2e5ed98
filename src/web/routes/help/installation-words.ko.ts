import { phrase } from '../../core/phrase.ts';
import type * as source from './installation-words.ts';

export const installationWords: typeof source.installationWords = {
  meta: {
    title: 'eSIM 설치',
    description:
      'iPhone이나 Android 휴대폰에 여행용 eSIM을 QR 코드 또는 수동으로 설치하고, 휴대폰이 eSIM을 지원하는지 확인해요.',
  },
  title: 'eSIM 설치',
  lead: '휴대폰에서 이메일을 열고 설치 버튼을 누르세요. 링크가 없다면 QR 코드를 스캔하세요. 통신사 잠금이 해제된 휴대폰과 Wi-Fi가 필요해요.',
  steps: '단계별로 보기',
  onePage: {
    text: (page) =>
      phrase`한 페이지에서 모두 보고 싶나요? 두 시스템과 두 가지 방법, 문제가 생겼을 때의 해결 방법이 ${page} 페이지에 모두 있어요.`,
    page: 'iOS와 Android에 설치하기',
  },
  checker: '호환 기기 확인',
  asked: '자주 묻는 질문',
  tips: '유용한 팁',
};
