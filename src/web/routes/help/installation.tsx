import { Link, type MetaFunction } from 'react-router';

import { pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { CompatibilityFaq } from '../../install/guide/compatibility-faq.tsx';
import { DeviceChecker } from '../../install/guide/device-checker.tsx';
import { HelpLinks } from '../../install/guide/help-links.tsx';
import { InstallationSteps } from '../../install/guide/installation-steps.tsx';
import { OwnCodesNote } from '../../install/guide/own-codes-note.tsx';
import { useOwnCodes } from '../../install/guide/own-codes.ts';
import { PhoneHere } from '../../install/guide/phone-here.tsx';
import { ProTips } from '../../install/guide/pro-tips.tsx';
import { SubscriptionOffer } from '../../install/guide/subscription-offer.tsx';
import { installationWords as words } from './installation-words.ts';

import styles from './help-page.module.css';

export const headers = publicPage;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...words.meta,
    path: paths.installation(),
  });

/**
 * The page is the same for everybody: the browser loads an eSIM's codes for its owner. Before buying, the first question is
 * whether the phone works; with an eSIM, the steps come first.
 */
export default function InstallationPage() {
  const { supportEmail } = useSettings();
  const { answer, askAgain } = useOwnCodes();
  const own = answer?.state === 'loaded' ? answer.value : null;
  // Who has the codes here needs no way to them.
  const isReady = answer?.state === 'loading' || own !== null;
  const checker = (
    <section
      key="checker"
      data-on-screen
      id="compatibility"
      className={styles['section']}
      aria-labelledby="compatibility-title"
    >
      <h2 id="compatibility-title" className={styles['heading']}>
        {words.checker}
      </h2>
      <DeviceChecker />
    </section>
  );
  const steps = (
    <section key="steps" className={styles['section']} aria-labelledby="steps">
      <h2 id="steps" className={styles['heading']}>
        {words.steps}
      </h2>
      <InstallationSteps activation={own?.activation} />
      <p className={styles['more']}>
        {words.onePage.text(<Link to={paths.installationOnBoth()}>{words.onePage.page}</Link>)}
      </p>
    </section>
  );
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{words.title}</h1>
      {!isReady && <p className={styles['lead']}>{words.lead}</p>}
      {!answer && <PhoneHere />}
      {answer && <OwnCodesNote answer={answer} onTryAgain={askAgain} />}
      {answer ? [steps, checker] : [checker, steps]}
      <section className={styles['section']} aria-labelledby="asked">
        <h2 id="asked" className={styles['heading']}>
          {words.asked}
        </h2>
        <CompatibilityFaq />
      </section>
      <section className={styles['section']} aria-labelledby="tips">
        <h2 id="tips" className={styles['heading']}>
          {words.tips}
        </h2>
        <ProTips />
      </section>
      <SubscriptionOffer supportEmail={supportEmail} />
      <HelpLinks supportEmail={supportEmail} />
    </div>
  );
}
