import type * as source from './words.ts';

export const summaryWords: typeof source.summaryWords = {
  title: '계약 요약',
  intro:
    '이 계약 요약은 EU 법에 따라 이 서비스의 주요 내용을 알려 드립니다. 다른 서비스와 비교하는 데 도움이 됩니다. 서비스에 관한 전체 정보는 다른 문서에 있습니다.',
  headings: {
    service: '서비스와 기기',
    speeds: '인터넷 서비스 속도와 문제 발생 시 구제 방법',
    price: '가격',
    duration: '기간, 갱신, 해지',
    disabilities: '장애가 있는 이용자를 위한 기능',
    other: '기타 정보',
  },
  dataOnly:
    '모바일 네트워크를 이용하는 선불 인터넷 서비스입니다. 통화, 문자 메시지, 전화번호는 포함되지 않습니다.',
  esim: '결제 직후 이메일과 주문 페이지로 eSIM을 제공합니다. 통신사 잠금이 없고 eSIM을 지원하는 휴대폰이 필요합니다. 기기는 포함되지 않습니다.',
  onto: '이미 가지고 있는 eSIM에 추가됩니다. 기기는 포함되지 않습니다.',
  networks: (names) => `네트워크: ${names}`,
  noNetworks: '어떤 세대의 네트워크를 쓰는지는 공급사에서 정보를 받지 못했습니다.',
  untilUsed: '데이터를 다 쓸 때까지 최고 속도로 제공되며, 그 후에는 연결이 끊깁니다.',
  noPromise: '속도는 네트워크, 장소, 휴대폰, 접속자 수에 따라 달라지므로 보장되지 않습니다.',
  once: (totals) => `한 번만 미리 결제합니다. 합계: ${totals}`,
  nothingElse: '세금과 수수료가 포함되어 있습니다. 데이터를 다 써도 추가 요금은 없습니다.',
  ends: '그 후에는 요금제가 자동으로 종료됩니다. 갱신되지 않으므로 해지할 필요가 없습니다.',
  accessible: (address) =>
    `페이지와 이메일은 WCAG 2.2 AA 수준을 목표로 합니다. 키보드나 화면 낭독기로 구매하고 설치하고 도움을 받을 수 있으며, 모든 코드는 글자로도 볼 수 있습니다. 자세히 보기: ${address}`,
  part: {
    title: '불만과 분쟁',
    text: '먼저 {support_email} 주소로 문의해 주십시오. 합의가 되지 않으면 거주 국가의 전자통신 규제 기관이나 분쟁 해결 기관에 도움을 요청할 수 있습니다.',
  },
  documents: (addresses) => `그 밖의 계약 문서: ${addresses}`,
  made: (day) => `작성일: ${day}`,
  download: '요약 다운로드',
};
