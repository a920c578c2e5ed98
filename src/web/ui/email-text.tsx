import { Fragment } from 'react';

/** An address that may wrap after its @ and dots, but not within a word. */
export function EmailText({ address }: { address: string }) {
  return address.split(/(?<=[@.])/).map((part, position) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts have no name but their place
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
