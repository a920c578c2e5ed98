import { Menu } from '@base-ui/react/menu';

import { buttonClass } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

import menu from './list/columns-menu.module.css';

interface ActsMenuProps {
  name: string;
  /** For screen readers, if the name alone is unclear. */
  label?: string;
  variant?: 'secondary' | 'bare';
  busy?: boolean;
  acts: readonly (readonly [name: string, run: () => void])[];
}

/** Rarely needed acts behind one button. */
export function ActsMenu({ name, label, variant = 'secondary', busy = false, acts }: ActsMenuProps) {
  return (
    <Menu.Root>
      <Menu.Trigger className={buttonClass(variant)} aria-label={label} aria-busy={busy || undefined}>
        {busy && <Spinner />}
        {name}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" className={menu['place']}>
          <Menu.Popup className={menu['menu']}>
            {acts.map(([act, run]) => (
              <Menu.Item key={act} className={menu['item']} onClick={run}>
                {act}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
