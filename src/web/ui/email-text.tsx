import { Fragment } from 'react';

import styles from './email-text.module.css';

/** An address that stays whole and goes to the next line if it has to; one that is longer than a line breaks after a dot. */
export function EmailText({ address }: { address: string }) {
  return (
    <span className={styles['address']} translate="no">
      {address.split(/(?<=\.)/).map((part, position) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no name but their place
        <Fragment key={position}>
          {position > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** A link that writes to an address, about a subject if one is given. */
export function EmailLink({
  to,
  subject,
  className,
}: {
  to: string;
  subject?: string;
  className?: string | undefined;
}) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return (
    <a className={className} href={`mailto:${to}${query}`}>
      <EmailText address={to} />
    </a>
  );
}
