import emptyIcon from '@phosphor-icons/core/regular/sim-card.svg?raw';
import { Link } from 'react-router';

import { paths } from '../core/paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { Panel } from '../ui/panels/panel.tsx';
import { noEsimsWords } from './words.ts';

export function NoEsims({ heading }: { heading: 'h2' | 'h3' }) {
  return (
    <Panel
      icon={emptyIcon}
      heading={heading}
      title={noEsimsWords.title}
      action={
        <Link to={paths.browse()} className={buttonClass()}>
          {noEsimsWords.browse}
        </Link>
      }
    >
      {noEsimsWords.text}
    </Panel>
  );
}
