import emptyIcon from '@phosphor-icons/core/regular/sim-card.svg?raw';
import { Link } from 'react-router';

import { paths } from '../core/paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { Panel } from '../ui/panels/panel.tsx';

export function NoEsims({ heading }: { heading: 'h2' | 'h3' }) {
  return (
    <Panel
      icon={emptyIcon}
      heading={heading}
      title="No eSIMs yet"
      action={
        <Link to={paths.browse()} className={buttonClass()}>
          Browse Plans
        </Link>
      }
    >
      The first one you buy shows up here, ready to install.
    </Panel>
  );
}
