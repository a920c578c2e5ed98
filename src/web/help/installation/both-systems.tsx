import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import type { ArticleSection } from '../articles/article.tsx';
import { RefundTime } from '../facts/refund-time.tsx';
import { type InstallSystem, METHOD_NAMES, SYSTEM_NAMES } from './install-steps.ts';
import { StepList } from './step-list.tsx';

const BEFORE: ArticleSection = {
  id: 'before',
  title: 'Before you begin',
  body: (
    <ul>
      <li>
        The phone takes an eSIM and is carrier-unlocked. The{' '}
        <Link to={paths.deviceChecker()}>Device Compatibility Checker</Link> lists models.
      </li>
      <li>It is on Wi‑Fi. Without a connection the eSIM cannot be downloaded.</li>
      <li>
        You have the mail with your codes, on another screen or on paper if you want to scan. QR codes and
        manual codes work once.
      </li>
      <li>
        On an iPhone with iOS 17.4 or newer, and on some Android phones, the link in the mail does all of this
        with one tap.
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
      <StepList system={system} method="manual" />
    </>
  ),
});

const TROUBLE: ArticleSection = {
  id: 'trouble',
  title: 'When something goes wrong',
  body: (
    <>
      <h3>‘This code is no longer valid’</h3>
      <p>
        It has been used. Look into the list of SIMs in the settings: the eSIM is probably there already. If
        it is not, write to us and leave everything as it is.
      </p>
      <h3>The phone does not offer to add an eSIM</h3>
      <p>
        Then it has none, or its provider has locked it. Providers unlock a phone that is paid for; until then
        a refund is possible within <RefundTime /> of purchase, since the eSIM is not activated.
      </p>
      <h3>It is installed, but says ‘No service’</h3>
      <p>
        At home that is right: the plan works at its destination. After landing, wait 2-3 minutes, then check
        that the eSIM is switched on, chosen for mobile data, and that data roaming is on for it.
      </p>
      <h3>Bars, but no internet</h3>
      <p>
        Switch flight mode on and off. If that does not help, turn off the automatic choice of the network and
        try another one in the list. Some Android phones also want an APN, which support tells you.
      </p>
      <p>
        Still nothing? The <Link to={paths.support()}>support page</Link> leads to a person.
      </p>
    </>
  ),
};

export const BOTH_SYSTEMS: ArticleSection[] = [BEFORE, sectionOf('ios'), sectionOf('android'), TROUBLE];
