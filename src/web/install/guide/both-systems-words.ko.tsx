import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import type { ArticleSection } from '../../help/articles/article.tsx';
import { RefundTime } from '../../help/facts/refund-time.tsx';
import type * as source from './both-systems-words.tsx';
import { type InstallSystem, METHOD_NAMES, SYSTEM_NAMES } from './install-words.ts';
import { StepList } from './step-list.tsx';

const BEFORE: ArticleSection = {
  id: 'before',
  title: '시작하기 전에',
  body: (
    <ul>
      <li>
        휴대폰이 eSIM을 지원하고 통신사 잠금이 해제되어 있어야 해요.{' '}
        <Link to={paths.deviceChecker()}>호환 기기 확인</Link>에서 기종을 찾아보세요.
      </li>
      <li>Wi-Fi에 연결되어 있어야 해요. 연결 없이는 eSIM을 다운로드할 수 없어요.</li>
      <li>
        코드가 담긴 이메일이 필요해요. 스캔하려면 다른 화면에 띄우거나 종이에 인쇄해 두세요. QR 코드와 수동
        입력용 코드는 한 번만 쓸 수 있어요.
      </li>
      <li>iOS 17.4 이상과 일부 Android 휴대폰에서는 이메일의 링크를 한 번 탭하면 모두 끝나요.</li>
    </ul>
  ),
};

const sectionOf = (system: InstallSystem): ArticleSection => ({
  id: system,
  title: SYSTEM_NAMES[system],
  body: (
    <>
      <h3>{METHOD_NAMES.qr}</h3>
      <StepList system={system} method="qr" />
      <h3>{METHOD_NAMES.manual}</h3>
      <StepList system={system} method="manual" isSecond />
    </>
  ),
});

const TROUBLE: ArticleSection = {
  id: 'trouble',
  title: '문제가 생겼을 때',
  body: (
    <>
      <h3>“이 코드는 더 이상 유효하지 않습니다”라고 나와요</h3>
      <p>
        이미 사용한 코드예요. 설정의 SIM 목록을 확인해 보세요. eSIM이 이미 있을 거예요. 없다면 아무것도 바꾸지
        말고 문의해 주세요.
      </p>
      <h3>휴대폰에 eSIM을 추가하는 메뉴가 없어요</h3>
      <p>
        eSIM을 지원하지 않거나 통신사 잠금이 걸려 있어요. 휴대폰값을 다 냈다면 통신사가 잠금을 풀어 줘요. 그
        전이라도 eSIM이 활성화되지 않았으니 구매 후 <RefundTime /> 이내에 환불받을 수 있어요.
      </p>
      <h3>설치했는데 “서비스 없음”이라고 나와요</h3>
      <p>
        요금제는 여행지에서 작동하니 집에서는 정상이에요. 착륙 후 2~3분 기다린 다음, eSIM이 켜져 있는지,
        모바일 데이터로 선택되어 있는지, 데이터 로밍이 켜져 있는지 확인해 주세요.
      </p>
      <h3>안테나는 뜨는데 인터넷이 안 돼요</h3>
      <p>
        비행기 모드를 켰다가 꺼 보세요. 그래도 안 되면 네트워크 자동 선택을 끄고 목록에서 다른 네트워크를 골라
        보세요. 일부 Android 휴대폰은 APN도 필요해요. APN은 고객센터에서 알려 드려요.
      </p>
      <p>
        그래도 안 되나요? <Link to={paths.support()}>고객센터 페이지</Link>에서 담당자에게 문의하세요.
      </p>
    </>
  ),
};

export const BOTH_SYSTEMS: typeof source.BOTH_SYSTEMS = [
  BEFORE,
  sectionOf('ios'),
  sectionOf('android'),
  TROUBLE,
];
