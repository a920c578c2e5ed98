import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';

import { buttonClass } from '../../ui/button.tsx';
import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import { send } from '../api/send.ts';
import { sessionChanged } from '../api/session.ts';
import { ErrorPanel } from '../parts/error-panel.tsx';
import { Entrance } from './entrance.tsx';
import { NEW } from './joining.ts';
import { Waiting } from './signed-out.tsx';
import { openWords } from './words.ts';

import styles from './forms.module.css';

/**
 * The link that a sandbox prints at its start. Its token leaves the address at once, because other people see histories and
 * screens.
 */
export function OpenByLink() {
  const { hash, search } = useLocation();
  const isNew = new URLSearchParams(search).has(NEW);
  const [token, setToken] = useState(() => hash.slice(1));
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    // Opening another such link in the same tab only changes the hash.
    const take = () => {
      const { hash: next, pathname } = window.location;
      if (next === '') return;
      setToken(next.slice(1));
      window.history.replaceState(window.history.state, '', pathname);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  if (token === '') return <UsedLink />;
  return <Opening key={`${turn} ${token}`} token={token} isNew={isNew} onRetry={() => setTurn(turn + 1)} />;
}

interface OpeningProps {
  token: string;
  /** The link's operator comes for the first time. */
  isNew: boolean;
  onRetry: () => void;
}

function Opening({ token, isNew, onRetry }: OpeningProps) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);

  useEffect(() => {
    let isWanted = true;
    const open = async () => {
      try {
        await send('session/open-link', { body: { token } });
        await sessionChanged();
        if (isWanted) await navigate(isNew ? `/?${NEW}` : '/', { replace: true });
      } catch (error) {
        if (isWanted) setFailure(asFailure(error));
      }
    };
    void open();
    return () => {
      isWanted = false;
    };
  }, [token, isNew, navigate]);

  if (!failure) return <Waiting>{openWords.title}</Waiting>;
  if (failure.status >= 400 && failure.status < 500 && failure.status !== 429) return <UsedLink />;
  return (
    <Entrance title={openWords.failed}>
      <div className={styles['center']}>
        <ErrorPanel failure={failure} onRetry={onRetry} />
      </div>
    </Entrance>
  );
}

function UsedLink() {
  return (
    <Entrance title={openWords.failed} lead={openWords.used}>
      <Link to="/" className={buttonClass()}>
        {openWords.action}
      </Link>
    </Entrance>
  );
}
