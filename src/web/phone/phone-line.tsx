import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';

import { logFailure } from '../browser/log-failure.ts';
import { paths } from '../core/paths.ts';
import { phoneLineWords as words } from './words.ts';

/**
 * Whether the visitor's phone supports eSIM, in a line that links to the checker. Only phones load the list, once the line is
 * visible.
 * @param newTab for a page that visitors should not leave
 */
export function PhoneLine({ newTab = false }: { newTab?: boolean }) {
  const line = useRef<HTMLAnchorElement>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  useEffect(() => {
    if (!line.current || !/Android|iPhone|iPad/.test(navigator.userAgent)) return undefined;
    const sight = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      import('./phone-answer.ts')
        .then((code) => code.phoneAnswer())
        .then(setAnswer, (failure: unknown) => logFailure('knowing the phone', failure));
    });
    sight.observe(line.current);
    return () => sight.disconnect();
  }, []);
  return (
    <Link to={paths.deviceChecker()} ref={line} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {answer ?? words.check}
    </Link>
  );
}
