import type { ReactNode } from 'react';

import { partyAddress } from '../../../domain/operators/party-address.ts';
import { useShopFacts } from '../api/shop-facts.ts';

/** A text in which the ids of processors lead to their dashboards, each in a tab of its own. */
export function PartyText({ children: text }: { children: string }): ReactNode {
  const { sandbox } = useShopFacts();
  return text.split(/([\w-]{6,})/).map((piece, at) => {
    const page = at % 2 === 1 ? partyAddress(piece, !sandbox) : null;
    if (page === null) return piece;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the same text has the same pieces
      <a key={at} href={page} target="_blank" rel="noopener noreferrer">
        {piece}
      </a>
    );
  });
}
