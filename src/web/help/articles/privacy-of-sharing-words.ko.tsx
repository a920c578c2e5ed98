import { Link } from 'react-router';

import { AnalyticsChoice } from '../../analytics/analytics-choice.tsx';
import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { BrowserStorage } from './browser-storage-words.tsx';
import type * as source from './privacy-of-sharing-words.tsx';

export const privacyOfSharing: typeof source.privacyOfSharing = ({
  supportEmail,
  analyticsUrl,
  paypal,
  google,
  chargesTax,
}) => [
  {
    id: 'browser',
    title: '브라우저에 저장하는 것',
    body: <BrowserStorage />,
  },
  {
    id: 'measuring',
    title: '성능 측정과 이용 분석',
    body: (
      <>
        <p>
          각 페이지는 얼마나 빨리 열렸는지, 표시 중에 화면이 밀렸는지를 보고합니다. 보고에는 페이지의 종류와
          수치만 담깁니다. 쿠키를 사용하지 않으며 고객과 연결되지 않습니다.
        </p>
        {analyticsUrl ? (
          <>
            <p>
              허용한 방문자에 한해 다른 회사의 세션 분석 서비스도 사용합니다. 이 서비스의 스크립트는 어떤
              페이지를 어떻게 이용하는지 봅니다. 결제 페이지, 주문 및 계정 페이지, 로그인 화면, 기업 문의
              페이지에서는 불러오지 않습니다.
            </p>
            <AnalyticsChoice />
          </>
        ) : (
          <p>이 사이트는 다른 회사의 분석 서비스를 사용하지 않습니다.</p>
        )}
      </>
    ),
  },
  {
    id: 'others',
    title: '데이터를 제공받는 곳',
    body: (
      <>
        <p>업무에 필요한 곳에만, 그 업무에 필요한 데이터만 제공합니다.</p>
        <ul>
          <li>
            <b>결제 대행사</b>({paypal ? '카드는 Stripe, 그 외 PayPal' : '카드는 Stripe'})는 금액, 이름,
            이메일 주소를 제공받고, 카드나 계좌 정보는 고객에게서 직접 받습니다. 직접 받은 정보는 결제
            대행사가 스스로 책임집니다.
          </li>
          {chargesTax && (
            <li>
              <b>VIES</b>(유럽연합의 VAT 번호 등록부)는 기업의 VAT 번호를 입력하신 경우 확인을 위해 그 번호를
              받습니다.
            </li>
          )}
          <li>
            <b>eSIM 도매 공급사</b>(eSIM Go)는 주문한 요금제를 제공받습니다. 이름이나 주소는 제공받지
            않습니다.
          </li>
          <li>
            해외에서 사용하는 <b>이동통신 네트워크</b>는 다른 모든 네트워크와 마찬가지로, 해당 국가의 법률에
            따라 고객의 휴대폰과 eSIM을 인식합니다.
          </li>
          <li>
            <b>호스팅 회사</b>는 이 서비스와 이메일 발송에 쓰이는 서버를 운영하므로, 회사가 저장하는 정보와
            고객에게 보내는 이메일이 그곳을 거칩니다.
          </li>
          {google && (
            <li>
              Google과 같은 <b>로그인 서비스</b>를 선택하면, 그 서비스는 로그인 사실을 알게 되고 회사는 고객의
              이름과 이메일 주소를 알게 됩니다.
            </li>
          )}
          <li>
            <b>관공서와 법원</b>에는 법률에 따라 데이터를 제공합니다.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'abroad',
    title: '다른 국가에서의 데이터 처리',
    body: (
      <p>
        회사는 미국 회사이며, 위에 언급된 곳 중 일부는 다른 국가에서 업무를 합니다. 고객이 사는 국가의 법률이
        유럽연합(EU) 표준계약조항과 같은 보호 조치를 요구하면, 데이터 이전은 그 조치에 근거합니다. 해외에서
        eSIM을 사용하면 현지 네트워크가 고객의 통신을 처리합니다.
      </p>
    ),
  },
  {
    id: 'safety',
    title: '안전한 보관',
    body: (
      <p>
        이 서비스와의 연결은 암호화됩니다. 활성화 코드는 저장할 때 다시 암호화하고, 비밀번호와 브라우저의 비밀
        값은 되돌릴 수 없는 형태로 보관하며, 주문 전용 페이지는 해당 링크로만 열 수 있습니다. 이 링크와 링크가
        담긴 이메일을 다른 사람에게 알리지 마십시오.
      </p>
    ),
  },
  {
    id: 'rights',
    title: '고객의 권리',
    body: (
      <>
        <p>
          고객은 회사가 저장한 정보의 열람, 사본 제공, 정정, 삭제, 이용 제한을 요청하거나 이용에 반대할 수
          있습니다. 구매할 때 사용한 이메일 주소에서 <EmailLink to={supportEmail} /> 주소로 이메일을 보내면
          됩니다. 한 달 이내에 답변합니다. 회계 기록은 법률이 정한 기간 동안 보관합니다.
        </p>
        <p>
          회사가 데이터를 잘못 처리하고 있다고 생각하면, 거주지의 개인정보 보호 기관에 민원을 제기할 수도
          있습니다.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: '아동',
    body: (
      <p>
        이 서비스는 만 18세 이상, 그리고 부모나 보호자의 동의를 받은 만 18세 미만을 위한 것입니다. 회사는
        그러한 동의가 없음을 알면서 아동의 데이터를 저장하지 않습니다. 그러한 데이터가 있다고 알려 주시면
        삭제합니다.
      </p>
    ),
  },
  {
    id: 'revisions',
    title: '처리방침의 개정',
    body: (
      <p>
        회사는 이 처리방침을 수시로 개정할 수 있습니다. 중요한 변경은 상단의 “최종 업데이트” 날짜와 함께 이
        페이지에 게시합니다. 정기적으로 확인해 주시기 바랍니다.
      </p>
    ),
  },
  {
    id: 'contact',
    title: '문의',
    body: (
      <p>
        <EmailLink to={supportEmail} subject="개인정보" /> 주소로 이메일을 보내거나,{' '}
        <Link to={paths.support()}>고객센터 페이지</Link>의 다른 방법을 이용해 주시기 바랍니다.
      </p>
    ),
  },
];
