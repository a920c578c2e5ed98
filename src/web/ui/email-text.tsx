import styles from './email-text.module.css';

/** What any column has room for. A hyphen begins a part, since a line may end after it anyway. */
const PART = /-?[^.@-]{1,16}[.@]?|[-.@]/gu;

/**
 * An address that stays whole and goes to the next line if it has to, with the punctuation after it; one that is longer than a
 * line breaks between its parts.
 */
export function EmailText({ address }: { address: string }) {
  const parts = address.match(PART) ?? [];
  return (
    <span className={styles['address']} translate="no">
      <span className={styles['parts']}>
        {parts.slice(0, -1).map((part, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts have no name but their place
          <span key={position} className={styles['part']}>
            {part}
          </span>
        ))}
      </span>
      <span className={styles['part']}>{parts.at(-1)}</span>
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
