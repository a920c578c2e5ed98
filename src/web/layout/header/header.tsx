import lockIcon from '@phosphor-icons/core/regular/lock.svg?raw';
import { useRef } from 'react';
import { Link } from 'react-router';

import type { PageFrame } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { openAuth } from '../../session/auth-request.ts';
import { signOut, useUser } from '../../session/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { LanguageButton } from '../language-button.tsx';
import { Logo } from '../logos/logo.tsx';
import { BasketPlace } from './basket-place.tsx';
import { GetApp } from './get-app.tsx';
import { MainLinks } from './main-links.tsx';
import { MenuButton, MobileMenu } from './mobile-menu.tsx';
import { headerWords } from './words.ts';

import styles from './header.module.css';

/** The header of every page. At the checkout its only link leads home. */
export function Header({ variant }: { variant: PageFrame['header'] }) {
  const { brand, androidAppUrl: appUrl } = useSettings();
  const night = variant === 'night';
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <header
        className={classNames(styles['header'], night && styles['night'])}
        data-ground={night ? 'night' : undefined}
      >
        <div className={styles['row']}>
          <Link to={paths.home()} className={styles['home']} aria-label={headerWords.toHome(brand)}>
            <Logo brand={brand} night={night} />
          </Link>
          {variant === 'bare' ? (
            <p className={styles['safe']}>
              <Icon of={lockIcon} />
              {headerWords.encrypted}
            </p>
          ) : (
            <>
              <nav aria-label={headerWords.main} className={styles['links']}>
                <MainLinks />
              </nav>
              <div className={styles['actions']}>
                <BasketPlace />
                {appUrl !== null && <GetApp storeUrl={appUrl} className={styles['app']} />}
                <LanguageButton className={classNames(buttonClass('icon'), styles['language'])} />
                <SignButton />
                <div className={styles['menu']}>
                  <MenuButton opener={opener} />
                </div>
              </div>
            </>
          )}
        </div>
      </header>
      {variant !== 'bare' && <MobileMenu opener={opener} />}
    </>
  );
}

/** Signs in or out. Until the session is known it reads as for a guest. */
function SignButton() {
  const signedIn = useUser() !== null;
  return (
    <Button
      variant="secondary"
      className={styles['sign']}
      onClick={() => (signedIn ? void signOut() : openAuth())}
    >
      {signedIn ? headerWords.signOut : headerWords.signIn}
    </Button>
  );
}
