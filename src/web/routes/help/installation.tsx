import { Link, type MetaFunction } from 'react-router';

import { pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { Article, type ArticleSection } from '../../help/articles/article.tsx';
import { loadOwnText } from '../../help/articles/load-own-text.ts';
import { useOwnPart } from '../../help/articles/with-own-part.tsx';
import { ownTextIn } from '../../help/articles/with-own-text.tsx';
import { CompatibilityFaq } from '../../install/guide/compatibility-faq.tsx';
import { DeviceChecker } from '../../install/guide/device-checker.tsx';
import { HelpLinks } from '../../install/guide/help-links.tsx';
import { InstallationSteps } from '../../install/guide/installation-steps.tsx';
import { OwnCodesNote } from '../../install/guide/own-codes-note.tsx';
import { useOwnCodes } from '../../install/guide/own-codes.ts';
import { PhoneHere } from '../../install/guide/phone-here.tsx';
import { ProTips } from '../../install/guide/pro-tips.tsx';
import { SubscriptionOffer } from '../../install/guide/subscription-offer.tsx';
import { onwardWords, subscriptionWords } from '../../install/guide/words.ts';
import { installationWords as words } from './installation-words.ts';

export const headers = publicPage;
export const loader = loadOwnText('installation_guide');
export const clientLoader = ownTextIn('installation_guide');

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
  const part = useOwnPart();
  const own = answer?.state === 'loaded' ? answer.value : null;
  // Who has the codes here needs no way to them.
  const isReady = answer?.state === 'loading' || own !== null;
  const checker: ArticleSection = {
    id: 'compatibility',
    title: words.checker,
    body: <DeviceChecker />,
    isForScreens: true,
  };
  const steps: ArticleSection = {
    id: 'steps',
    title: words.steps,
    body: (
      <>
        <InstallationSteps activation={own?.activation} />
        <p>{words.onePage.text(<Link to={paths.installationOnBoth()}>{words.onePage.page}</Link>)}</p>
      </>
    ),
  };
  return (
    <Article
      title={words.title}
      lead={!isReady && words.lead}
      intro={answer ? <OwnCodesNote answer={answer} onTryAgain={askAgain} /> : <PhoneHere />}
      sections={[
        ...(answer ? [steps, checker] : [checker, steps]),
        ...part,
        { id: 'asked', title: words.asked, body: <CompatibilityFaq /> },
        { id: 'tips', title: words.tips, body: <ProTips /> },
        {
          id: 'subscription',
          title: subscriptionWords.title,
          body: <SubscriptionOffer supportEmail={supportEmail} />,
        },
        { id: 'onward', title: onwardWords.title, body: <HelpLinks supportEmail={supportEmail} /> },
      ]}
    />
  );
}
