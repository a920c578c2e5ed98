import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';

import { logFailure } from '../browser/log-failure.ts';
import { paths } from '../core/paths.ts';
import { phoneLineWords as words } from './words.ts';

/**
 * Whether the phone in hand takes an eSIM, in a line that leads to the checker. The list of phones comes to phones alone, once
 * the line is in sight.
 * @param newTab for a page that nothing leads away from
 */
export function PhoneLine({
  className,
  newTab = false,
}: {
  className?: string | undefined;
  newTab?: boolean;
}) {
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
    <Link
      to={paths.deviceChecker()}
      ref={line}
      className={className}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {answer ?? words.check}
    </Link>
  );
}
