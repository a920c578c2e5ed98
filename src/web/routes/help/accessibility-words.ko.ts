import { phrase } from '../../core/phrase.ts';
import type * as source from './accessibility-words.ts';

export const accessibilityWords: typeof source.accessibilityWords = {
  meta: {
    title: '접근성',
    description: '누구나 이 상점을 이용할 수 있도록 기울이는 노력과 문제를 알리는 방법을 안내합니다.',
  },
  title: '접근성',
  lead: '보고 듣고 움직이고 읽는 방식에 관계없이 누구나 이용할 수 있는 상점을 지향합니다.',
  aim: {
    title: '목표',
    text: '모든 페이지와 이메일이 WCAG 2.2 AA 수준을 충족하는 것을 목표로 합니다. 유럽 접근성법(EU 지침 2019/882)과 표준 EN 301 549도 온라인 상점에 같은 것을 요구합니다.',
  },
  means: {
    title: '구체적인 내용',
    text: '모든 것을 키보드만으로 할 수 있습니다. 화면 낭독기는 각 페이지의 내용과 변화를 읽어 줍니다. 글자는 밝은 테마와 어두운 테마에서 대비를 유지하고, 두 배로 커지며, 좁은 화면에도 맞습니다. 기기에서 움직임을 줄이도록 설정하면 움직임이 멈춥니다. 카메라로 읽는 코드는 글자로도 제공됩니다.',
  },
  tested: {
    title: '확인 방법',
    text: '변경할 때마다 프로그램이 모든 페이지를 검사하고, 키보드만으로, 또 화면 낭독기가 읽어 주는 이름만으로 구매를 끝까지 진행해 봅니다. 아직 외부 전문가의 감사를 받지 않았습니다.',
  },
  limits: {
    title: '알려진 한계',
    text: '카드 입력란, PayPal과 간편결제 창, Google 로그인은 다른 회사의 페이지입니다. eSIM 설치는 휴대폰의 설정에서 이루어집니다.',
  },
  tell: {
    title: '알려 주세요',
    text: (address) =>
      phrase`요금제를 찾거나 구매하거나 설치하는 데 방해가 되는 것이 있으면 ${address} 주소로 알려 주세요. 바로 다른 방법으로 도와드리고 문제를 고치겠습니다.`,
  },
  law: {
    title: '도움을 받지 못한 경우',
    text: '유럽연합에서는 거주 국가에서 서비스의 접근성을 감독하는 기관에 도움을 요청하실 수도 있습니다.',
  },
};
