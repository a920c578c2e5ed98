import type { ScreenName } from '../screens.ts';
import type * as source from './install-words.ts';

export const SYSTEM_NAMES: typeof source.SYSTEM_NAMES = { ios: 'iPhone·iPad', android: 'Android' };
export const METHOD_NAMES: typeof source.METHOD_NAMES = {
  qr: 'QR 코드로 설치',
  manual: '수동 설치',
};

const WIFI: source.InstallStep = {
  what: 'Wi-Fi에 연결하기',
  how: '출발하기 전에 집이나 공항에서 하세요. 휴대폰이 인터넷으로 eSIM을 다운로드해요.',
};
const wait = (screen: ScreenName): source.InstallStep => ({
  what: '등록될 때까지 2~3분 기다리기',
  how: 'Wi-Fi 연결을 유지하고, 목록에 eSIM이 나타날 때까지 설정을 열어 두세요.',
  screen,
});

const IOS_NAME: source.InstallStep = {
  screen: 'ios-name',
  what: '이름을 정하고, 통화는 기존 회선으로 두기',
  how: '‘여행’ 같은 레이블을 고르세요. 전화, iMessage, FaceTime의 기본 회선은 기존 회선 그대로 두세요.',
};
const IOS_LAND: source.InstallStep = {
  screen: 'ios-land',
  what: '착륙 후 데이터용으로 켜기',
  how: '‘설정 > 셀룰러 > 셀룰러 데이터’에서 여행용 eSIM을 고르세요. 같은 목록에서 이 eSIM을 열고, 이 eSIM에만 ‘데이터 로밍’을 켜세요.',
};
const ANDROID_NAME: source.InstallStep = {
  screen: 'android-name',
  what: '켜고, 통화는 기존 SIM으로 두기',
  how: 'SIM 목록에서 여행용 eSIM을 켜세요. 통화와 메시지는 기존 SIM 그대로 두세요.',
};
const ANDROID_LAND: source.InstallStep = {
  screen: 'android-land',
  what: '착륙 후 모바일 데이터로 선택하기',
  how: '‘설정 > 네트워크 및 인터넷(삼성은 연결) > SIM’에서 모바일 데이터에 여행용 eSIM을 고르세요. 이 eSIM을 열고, 이 eSIM에만 ‘로밍’을 켜세요.',
};

export const INSTALL_STEPS: typeof source.INSTALL_STEPS = {
  ios: {
    qr: [
      WIFI,
      {
        what: 'QR 코드 스캔하기',
        screen: 'ios-scan',
        how: '다른 화면이나 종이에 있는 코드에 카메라를 비추고, 나타나는 알림을 탭하세요. 또는 ‘설정 > 셀룰러 > eSIM 추가 > QR 코드 사용’을 여세요.',
        own: 'qr',
      },
      {
        what: '‘eSIM 추가’를 탭한 다음 ‘계속’ 탭하기',
        screen: 'ios-activate',
        how: 'iOS가 두 번 물어봐요. 요금이 청구되거나 요금제가 시작되지는 않아요.',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
    manual: [
      WIFI,
      {
        what: '코드 입력 화면 열기',
        screen: 'ios-manual',
        how: '‘설정 > 셀룰러 > eSIM 추가 > QR 코드 사용’을 연 다음, 화면 아래쪽의 ‘세부사항을 직접 입력’을 탭하세요.',
      },
      {
        what: '코드 두 개 입력하기',
        screen: 'ios-form',
        how: '이메일에 있는 SM-DP+ 주소와 활성화 코드를 붙여 넣으세요. 확인 코드는 비워 두세요.',
        own: 'codes',
      },
      {
        what: '‘다음’을 탭한 다음 ‘계속’ 탭하기',
        screen: 'ios-activate',
        how: 'iOS가 두 번 물어봐요. 요금이 청구되거나 요금제가 시작되지는 않아요.',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
  },
  android: {
    qr: [
      WIFI,
      {
        what: 'eSIM 추가를 열고 QR 코드 스캔하기',
        screen: 'android-add',
        how: 'Pixel에서는 ‘설정 > 네트워크 및 인터넷 > SIM > SIM 추가’를, 삼성에서는 ‘설정 > 연결 > SIM 관리자 > eSIM 추가’를 여세요. 그다음 다른 화면이나 종이에 있는 코드를 스캔하세요.',
        own: 'qr',
      },
      {
        what: '‘다운로드’ 또는 ‘추가’로 확인하기',
        screen: 'android-confirm',
        how: '휴대폰에 제휴 네트워크의 이름이 보여요. 정상이에요.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
    manual: [
      WIFI,
      {
        what: '코드 입력 화면 열기',
        screen: 'android-manual',
        how: 'QR 코드를 쓸 때처럼 eSIM을 추가하세요. 카메라 화면에서 ‘도움이 필요하신가요?’ 또는 ‘활성화 코드 입력’을 고르세요.',
      },
      {
        what: '전체 코드 입력하기',
        screen: 'android-form',
        how: '이메일에서 LPA:1$로 시작하는 줄 전체를 붙여 넣으세요. 입력란이 두 개라면 SM-DP+ 주소와 활성화 코드를 대신 입력하세요.',
        own: 'codes',
      },
      {
        what: '‘다운로드’ 또는 ‘추가’로 확인하기',
        screen: 'android-confirm',
        how: '휴대폰에 제휴 네트워크의 이름이 보여요. 정상이에요.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
  },
};
