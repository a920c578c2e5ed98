import { josa } from '../../domain/language-words.ko.ts';
import { phrase } from '../core/phrase.ts';
import type { Platform } from './platform.ts';
import type { ScreenName } from './screens.ts';
import type * as source from './words.ts';

export const codesWords: typeof source.codesWords = {
  address: 'SM-DP+ 주소',
  activation: '활성화 코드',
  androidCode: '전체 코드(Android용)',
  confirmation: '확인 코드',
  noConfirmation: '없음. 휴대폰이 물어보면 비워 두세요.',
};

export const qrDialogWords: typeof source.qrDialogWords = {
  title: 'eSIM QR 코드',
  failed: {
    title: '코드를 불러오지 못했어요',
    text: 'eSIM은 안전해요. 연결 상태를 확인하고 다시 시도해 주세요.',
  },
};

export const installGuideWords: typeof source.installGuideWords = {
  onPhone: {
    question: '설치할 휴대폰으로 보고 있나요?',
    iphone: 'iPhone에 설치',
    android: 'Android에 설치',
    newer: 'iPhone 링크는 iOS 17.4 이상에서 작동해요.',
  },
  noCamera: '카메라가 없나요? 코드 직접 입력',
  ways: {
    steps: '단계별로 보기',
    codes: '코드 직접 입력',
    qr: '다른 화면용 QR 보기',
    mail: '다른 기기 사용',
    trouble: '통신사 잠금이나 오래된 휴대폰',
  },
  mail: (email) =>
    phrase`${email} 주소로 보낸 이메일에 같은 QR 코드와 코드가 있어요. 다른 기기에서 열어 보세요.`,
  warning:
    '코드는 한 번만 쓸 수 있어요. 여행이 끝날 때까지 eSIM을 휴대폰에 두고, 기존 회선의 로밍은 꺼 두세요.',
  everyStep: '이 코드로 하는 모든 단계',
};

const FIRST_STEPS: Record<Platform, { what: string; screen?: ScreenName; how: string }> = {
  ios: {
    what: '‘eSIM 설치’ 탭하기',
    screen: 'ios-activate',
    how: '“eSIM 활성화”가 보이면 ‘계속’을 탭하세요. iOS가 두 번 물어봐요.',
  },
  'old-ios': {
    what: '설정 > 셀룰러 > eSIM 추가 > QR 코드 사용',
    screen: 'ios-add',
    how: '다른 화면의 코드를 스캔하거나, ‘세부사항을 직접 입력’을 탭하고 두 코드를 붙여 넣으세요. “eSIM 활성화”가 보이면 ‘계속’을 탭하세요. iOS가 두 번 물어봐요.',
  },
  android: {
    what: '‘Android에 설치’ 탭하기',
    screen: 'android-confirm',
    how: '“eSIM 추가” 또는 “eSIM을 다운로드할까요?”가 보이면 ‘추가’나 ‘다운로드’를 탭하세요.',
  },
  other: {
    what: '코드 스캔하기',
    how: 'iPhone은 카메라를 쓰세요. 삼성과 Pixel은 ‘설정 > SIM > eSIM 추가’를 여세요. “eSIM 활성화” 또는 “eSIM 추가”를 탭하세요.',
  },
};

const LATER_SCREENS: Partial<Record<Platform, [installed: ScreenName, landed: ScreenName]>> = {
  ios: ['ios-wait', 'ios-land'],
  'old-ios': ['ios-wait', 'ios-land'],
  android: ['android-wait', 'android-land'],
};

const screenOf = (platform: Platform, later: 0 | 1): { screen?: ScreenName } => {
  const screen = LATER_SCREENS[platform]?.[later];
  return screen ? { screen } : {};
};

export const stepsOf: typeof source.stepsOf = (place, platform) => [
  FIRST_STEPS[platform],
  {
    what: '2~3분 기다리기',
    ...screenOf(platform, 0),
    how: `Wi-Fi 연결을 유지하세요. 목록에 새 SIM이 보이면 이름을 ${josa(`“${place}”`, '으로/로')} 정하세요.`,
  },
  {
    what: `${place}에서 데이터용으로 켜기`,
    ...screenOf(platform, 1),
    how: '이 eSIM에만 데이터 로밍을 켜세요. 안테나 옆에 4G나 5G가 보여요.',
  },
];

export const phoneTroubleWords: typeof source.phoneTroubleWords = {
  locked: {
    question: '통신사 잠금이 걸려 있나요?',
    text: '잠금이 걸린 휴대폰에서는 다른 통신사의 eSIM을 쓸 수 없어요. iPhone은 ‘설정 > 일반 > 정보’의 ‘이동통신사 잠금’에 “SIM 제한 없음”이라고 나와야 해요. Android는 *#06#을 눌러 보세요. EID가 보이면 잠금이 해제된 휴대폰인지 통신사에 물어보세요.',
  },
  old: {
    question: '2018년 이전 기종인가요?',
    text: (check) =>
      phrase`오래된 휴대폰은 대부분 eSIM을 지원하지 않아요. 코드는 한 번만 쓸 수 있으니, 쓰기 전에 ${check}해 보세요.`,
    check: '내 기기를 확인',
  },
};

export const oneTapWords: typeof source.oneTapWords = {
  iphone: {
    title: '이 iPhone에 설치',
    text: '모든 정보가 입력된 Apple 설정이 열려요. 설치되는 2~3분 동안 Wi-Fi 연결을 유지하세요.',
    button: 'eSIM 설치',
  },
  oldIphone: {
    title: '코드로 설치',
    text: '한 번에 설치하려면 iOS 17.4 이상이 필요해요. 이 iPhone에서는 아래 코드를 쓰거나 다른 화면의 QR 코드를 스캔하세요.',
  },
  android: {
    title: '이 휴대폰에 설치',
    text: '많은 Android 휴대폰에서 설정이 열려요. 아무 일도 일어나지 않으면 아래 코드를 쓰세요. Wi-Fi 연결을 유지하세요.',
    button: 'Android에 설치',
  },
};

export const screenWords: typeof source.screenWords = {
  travel: '여행',
  home: '기본',
  on: '켬',
  address: 'SM-DP+ 주소',
  ios: {
    cellular: '셀룰러',
    data: '셀룰러 데이터',
    add: 'eSIM 추가',
    camera: '카메라',
    found: '셀룰러 요금제',
    activate: 'eSIM 활성화',
    goOn: '계속',
    scan: 'QR 코드 스캔',
    manual: '세부사항을 직접 입력',
    details: '활성화 세부사항',
    code: '활성화 코드',
    confirmation: '확인 코드',
    activating: '활성화 중…',
    label: '셀룰러 요금제 레이블',
    secondary: '보조',
    line: '이 회선 켜기',
    roaming: '데이터 로밍',
  },
  android: {
    sims: 'SIM',
    add: 'SIM 추가',
    scan: 'QR 코드 스캔',
    manual: '활성화 코드 입력',
    code: 'LPA:1$…',
    goOn: '계속',
    ask: 'eSIM을 다운로드할까요?',
    download: '다운로드',
    activating: '다운로드 중…',
    data: '모바일 데이터',
    roaming: '로밍',
  },
};

export const printSheetWords: typeof source.printSheetWords = {
  print: '인쇄',
  picture: 'QR 코드',
  order: (number) => `주문 ${number}`,
  help: (email) => `도움이 필요하면 ${email} 주소로 문의해 주세요.`,
};

export const qrWords: typeof source.qrWords = {
  picture: 'eSIM을 설치하는 QR 코드',
  point: '휴대폰 카메라를 여기에 비추세요',
  stay: '설치하는 동안 Wi-Fi를 유지하세요',
};
