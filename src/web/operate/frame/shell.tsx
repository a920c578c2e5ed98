import menuIcon from '@phosphor-icons/core/bold/list-bold.svg?raw';
import searchIcon from '@phosphor-icons/core/regular/magnifying-glass.svg?raw';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, Outlet, useLocation, useNavigate, useNavigation } from 'react-router';

import { Logo } from '../../layout/logos/logo.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useFollowing } from '../api/following.ts';
import { useConsoleSession, useOperator } from '../api/session.ts';
import { useShopFacts } from '../api/shop-facts.ts';
import { useVerb } from '../api/use-verb.ts';
import { SwitchesContext } from '../health/use-switches.ts';
import { Away, SignedOut, Waiting } from '../sign-in/signed-out.tsx';
import { StepUpDialog } from '../sign-in/step-up-dialog.tsx';
import { HeldNews } from './held-news.tsx';
import { KeysSheet } from './keys-sheet.tsx';
import { stepRows, useKeysOn, useShortcuts } from './keys.ts';
import { Navigation } from './navigation.tsx';
import { Palette } from './palette.tsx';
import { PausedBanner } from './paused-banner.tsx';
import { screensFor } from './screens.ts';
import { WhoIsIn } from './who-is-in.tsx';
import { frameWords, paletteWords } from './words.ts';

import styles from './shell.module.css';

/** Shows the console in an open session; otherwise the next step towards one, at the same address. */
export function Shell() {
  const session = useConsoleSession();
  const { key } = useLocation();
  useEffect(() => {
    document.documentElement.dataset['entry'] = key;
  }, [key]);
  if (session.known === 'no') return <Waiting />;
  if (session.known === 'failed') return <Away failure={session.failure} />;
  if (session.facts.state !== 'open') return <SignedOut facts={session.facts} ended={session.ended} />;
  return <Frame />;
}

function Frame() {
  useFollowing();
  const { pathname } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const [palette, setPalette] = useState(false);
  /** The page on which the menu was opened: it closes on any other. */
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const main = useRef<HTMLElement>(null);
  const { brand, sandbox } = useShopFacts();
  const switches = useVerb('switches', {});

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    setMenuAt(null);
    setPalette(true);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);

  const navigate = useNavigate();
  const { permissions } = useOperator();
  const [keysOn, turnKeys] = useKeysOn();
  const [keysShown, setKeysShown] = useState(false);
  useShortcuts(keysOn, {
    go: (key) => {
      const screen = screensFor(permissions).find((one) => one.key === key);
      if (screen) void navigate(`/${screen.path}`);
      return screen !== undefined;
    },
    step: stepRows,
    help: () => setKeysShown(true),
  });

  // Moves the focus to a page that replaces another.
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);

  const logo = (
    <Link to="/" className={styles['logo']}>
      <Logo brand={brand} />
      {sandbox && <span className={styles['sandbox']}>{frameWords.sandbox}</span>}
    </Link>
  );
  return (
    <div className={styles['shell']}>
      <a href="#main" className={styles['skip']} onClick={() => main.current?.focus()}>
        {frameWords.skip}
      </a>
      <header className={styles['bar']}>
        <Button variant="icon" aria-label={frameWords.menu} onClick={() => setMenuAt(pathname)}>
          <Icon of={menuIcon} size={24} />
        </Button>
        {logo}
        <Button variant="icon" aria-label={paletteWords.button} onClick={() => setPalette(true)}>
          <Icon of={searchIcon} size={24} />
        </Button>
      </header>
      <header className={styles['side']}>
        {logo}
        <button type="button" className={styles['find']} onClick={() => setPalette(true)}>
          <Icon of={searchIcon} />
          {paletteWords.button}
          <kbd className={styles['keys']}>{paletteWords.keys}</kbd>
        </button>
        <Navigation />
        <WhoIsIn onKeys={() => setKeysShown(true)} />
      </header>
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={styles['main']}
        data-loading={isLoading || undefined}
      >
        <SwitchesContext value={switches}>
          <PausedBanner onResumed={() => main.current?.focus()} />
          <Outlet />
        </SwitchesContext>
      </main>
      <HeldNews />
      <VisuallyHidden status>{isLoading ? frameWords.loading : ''}</VisuallyHidden>
      <Dialog
        open={menuAt === pathname}
        onClose={() => setMenuAt(null)}
        width="narrow"
        title={frameWords.menu}
      >
        <Navigation />
        <WhoIsIn />
      </Dialog>
      <KeysSheet open={keysShown} onClose={() => setKeysShown(false)} isOn={keysOn} onTurn={turnKeys} />
      <Palette open={palette} onClose={() => setPalette(false)} switches={switches.data?.switches ?? []} />
      <StepUpDialog />
    </div>
  );
}
