import { type ComponentType, lazy, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';

import { logFailure } from '../browser/log-failure.ts';
import { routerPath } from './language.ts';

const unchanging = () => () => {};

/**
 * A static part of a page: words, pictures and links. Its HTML and CSS come with the document and stay, and the browser does
 * not download code for them. If the visitor navigates to the page, or makes the part show something else, its code loads
 * before the page is shown, so that nothing moves. `scripts/parts.ts` lists its modules; its props are plain data.
 */
export function standingPart<Props extends object>(read: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({
    default: await read().catch((failure: unknown): ComponentType<Props> => {
      logFailure('loading code', failure);
      return () => null;
    }),
  }));
  return function StandingPart(props: Props) {
    const isTakingOver = useSyncExternalStore(
      unchanging,
      () => false,
      () => typeof document !== 'undefined',
    );
    const [brought] = useState(isTakingOver ? props : null);
    if (brought && isSame(brought, props)) return <Brought />;
    return (
      <div data-part>
        <Part {...props} />
      </div>
    );
  };
}

/** The HTML from the document, which React leaves alone because it takes it for raw HTML of ours. */
function Brought() {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const part = place.current;
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      const path = routerPath(link.pathname + link.search + link.hash);
      if (path === null) return;
      event.preventDefault();
      void navigate(path);
    };
    part?.addEventListener('click', follow);
    return () => part?.removeEventListener('click', follow);
  }, [navigate]);
  return <div ref={place} data-part suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/** The link to another page of the shop that this document should follow itself; null if the browser should. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (
    !link ||
    !isPlain ||
    link.target !== '' ||
    link.hreflang !== '' ||
    link.origin !== window.location.origin
  )
    return null;
  const { pathname, search } = window.location;
  const isHere = link.hash !== '' && link.pathname === pathname && link.search === search;
  return isHere ? null : link;
}

function isSame(before: object, now: object): boolean {
  const values = Object.entries(now);
  return values.every(([name, value]) => {
    const old: unknown = before[name as keyof typeof before];
    return old === value || JSON.stringify(old) === JSON.stringify(value);
  });
}
