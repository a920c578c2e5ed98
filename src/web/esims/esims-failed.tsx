import brokenIcon from '@phosphor-icons/core/regular/cell-signal-slash.svg?raw';

import { usePaymentNews } from '../errors/use-payment-news.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panels/panel.tsx';
import { commonWords } from '../ui/words.ts';
import { esimsFailedWords } from './words.ts';

/** @param heading `h1` if this is the page's whole content */
export function EsimsFailed({ heading, onTryAgain }: { heading: 'h1' | 'h2'; onTryAgain: () => void }) {
  const news = usePaymentNews();
  return (
    <Panel
      icon={brokenIcon}
      heading={heading}
      alert
      title={esimsFailedWords.title}
      action={
        <Button variant="secondary" onClick={onTryAgain}>
          {commonWords.tryAgain}
        </Button>
      }
    >
      {news?.text ?? esimsFailedWords.text}
    </Panel>
  );
}
