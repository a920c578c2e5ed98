import menuIcon from '@phosphor-icons/core/bold/list-bold.svg?raw';
import closeIcon from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { type RefObject, useEffect, useRef } from 'react';

import { useSettings } from '../../core/site.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { GOING, keepInHistory, readSheetHistoryAhead } from '../../ui/panels/reopen-sheet.ts';
import { LanguageButton, useChoicesLabel } from '../language-button.tsx';
import { GetApp } from './get-app.tsx';
import { MainLinks } from './main-links.tsx';
import { headerWords } from './words.ts';

import panelStyles from '../popover-panel.module.css';
import styles from './mobile-menu.module.css';

const PANEL = 'menu';

type Opener = RefObject<HTMLButtonElement | null>;

export function MenuButton({ opener }: { opener: Opener }) {
  return (
    <button
      ref={opener}
      type="button"
      className={buttonClass('icon')}
      popoverTarget={PANEL}
      aria-label={headerWords.menu}
      onPointerEnter={readSheetHistoryAhead}
    >
      <Icon of={menuIcon} size={24} />
    </button>
  );
}

/**
 * The links if the header has no room for them. The browser's own popover opens and closes it, also with Escape and a press
 * beside it, so it works before scripts have loaded and without them.
 */
export function MobileMenu({ opener }: { opener: Opener }) {
  const panel = useRef<HTMLElement>(null);
  const { androidAppUrl: appUrl } = useSettings();
  // A page that opens leaves the menu's history entry behind.
  const close = () => {
    panel.current?.setAttribute(GOING, '');
    panel.current?.hidePopover();
  };
  useEffect(() => keepInHistory(panel.current), []);
  return (
    <nav
      ref={panel}
      id={PANEL}
      popover="auto"
      aria-label={headerWords.menu}
      className={classNames(panelStyles['panel'], styles['menu'])}
    >
      <div className={panelStyles['grab']} aria-hidden="true" />
      <div className={panelStyles['head']}>
        <p className={panelStyles['title']}>{headerWords.menu}</p>
        <button
          type="button"
          className={buttonClass('icon')}
          popoverTarget={PANEL}
          popoverTargetAction="hide"
          aria-label={headerWords.closeMenu}
        >
          <Icon of={closeIcon} />
        </button>
      </div>
      <MainLinks menu onGo={close} />
      <LanguageButton className={styles['languages']}>{useChoicesLabel()}</LanguageButton>
      {appUrl !== null && (
        <GetApp storeUrl={appUrl} className={styles['app']} onOpen={close} returnTo={opener} />
      )}
    </nav>
  );
}
