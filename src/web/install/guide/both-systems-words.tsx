import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import type { ArticleSection } from '../../help/articles/article.tsx';
import { RefundTime } from '../../help/facts/refund-time.tsx';
import { type InstallSystem, METHOD_NAMES, SYSTEM_NAMES } from './install-words.ts';
import { StepList } from './step-list.tsx';

const BEFORE: ArticleSection = {
  id: 'before',
  title: 'Before you begin',
  body: (
    <ul>
      <li>
        Your phone supports eSIM and is carrier-unlocked. The{' '}
        <Link to={paths.deviceChecker()}>Device Compatibility Checker</Link> lists models.
      </li>
      <li>It’s on Wi‑Fi. You can’t download the eSIM without a connection.</li>
      <li>
        You have the email with your codes, on another screen or on paper if you want to scan. QR codes and
        manual codes work once.
      </li>
      <li>
        With iOS 17.4 or newer, and on some Android phones, one tap on the link in the email does it all.
      </li>
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
  title: 'If something goes wrong',
  body: (
    <>
      <h3>‘This code is no longer valid’</h3>
      <p>
        It’s been used. Look at the list of SIMs in your settings. The eSIM is probably already there. If it
        isn’t, write to us and leave everything as it is.
      </p>
      <h3>Your phone doesn’t offer to add an eSIM</h3>
      <p>
        It doesn’t support eSIM, or its carrier has locked it. Carriers unlock a phone that’s paid for. Until
        then you can get a refund within <RefundTime /> of purchase, since the eSIM isn’t activated.
      </p>
      <h3>It’s installed, but says ‘No service’</h3>
      <p>
        At home that’s normal, because the plan works at its destination. After landing, wait 2-3 minutes,
        then check that the eSIM is on, chosen for mobile data, and has data roaming on.
      </p>
      <h3>You see bars, but have no internet</h3>
      <p>
        Switch flight mode on and off. If that doesn’t help, turn off automatic network selection and try
        another one in the list. Some Android phones also need an APN, which support can give you.
      </p>
      <p>
        Still nothing? Reach a person on the <Link to={paths.support()}>support page</Link>.
      </p>
    </>
  ),
};

export const BOTH_SYSTEMS: ArticleSection[] = [BEFORE, sectionOf('ios'), sectionOf('android'), TROUBLE];
