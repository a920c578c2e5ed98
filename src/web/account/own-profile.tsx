import { NoEsims } from '../esims/no-esims.tsx';
import { OwnEsims, OwnEsimsHead } from '../esims/own-esims.tsx';
import { ShowMoreEsims } from '../esims/show-more-esims.tsx';
import { useEsimNews } from '../esims/use-esim-news.ts';
import type { OwnEsimList } from '../esims/use-own-esims.ts';
import type { User } from '../session/session.ts';
import { AccountInvitation } from '../sign-in/account-invitation.tsx';
import { EmailText } from '../ui/email-text.tsx';
import { ForgetDevice } from './forget-device.tsx';
import { JoinOffer } from './join-offer.tsx';
import { ownProfileWords, profileWords } from './words.ts';

import styles from './own-profile.module.css';

interface ListProps {
  list: OwnEsimList;
  /** Reloads the list in the background. */
  onChanged: () => void;
  onMore: () => void;
}

interface UserProfileProps extends ListProps {
  user: User;
  /** How many of a guest's purchases have just been added to the account. */
  joined: number;
  onJoined: (count: number) => void;
}

/** The profile of a signed-in user. */
export function UserProfile({ user, list, joined, onJoined, onChanged, onMore }: UserProfileProps) {
  useEsimNews(user.id, onChanged);
  const { esims, total, waiting, returned } = list;
  return (
    <>
      <OwnEsimsHead title={displayName(user)} about={<EmailText address={user.email} />} count={total} />
      <JoinOffer joined={joined} onJoined={onJoined} />
      <h2 className={styles['list']}>{ownProfileWords.list}</h2>
      {esims.length + waiting.length + returned.length > 0 ? (
        <>
          <OwnEsims esims={esims} waiting={waiting} returned={returned} heading="h3" onChanged={onChanged} />
          <More list={list} onMore={onMore} />
        </>
      ) : (
        <div className={styles['empty']}>
          <NoEsims heading="h3" />
        </div>
      )}
    </>
  );
}

/** A guest's purchases in this browser. */
export function GuestProfile({
  list,
  onChanged,
  onMore,
  onForgotten,
}: ListProps & { onForgotten: () => void }) {
  useEsimNews('guest', onChanged);
  const { esims, total, waiting, returned, account_asked: isAsked } = list;
  return (
    <>
      <OwnEsimsHead {...ownProfileWords.ofGuest} count={total} />
      <OwnEsims esims={esims} waiting={waiting} returned={returned} heading="h2" onChanged={onChanged} />
      <More list={list} onMore={onMore} />
      {/* The mail with the eSIM says how to get into the account. */}
      {(esims.length > 0 || (waiting.length > 0 && !isAsked)) && (
        <AccountInvitation email={esims[0]?.billing_details.email ?? ''} isAsked={isAsked} />
      )}
      <ForgetDevice onForgotten={onForgotten} />
    </>
  );
}

function More({ list: { esims, total, next }, onMore }: Pick<ListProps, 'list' | 'onMore'>) {
  return next === null ? null : <ShowMoreEsims left={total - esims.length} onMore={onMore} />;
}

function displayName({ name }: User): string {
  return name.trim() || profileWords.noName;
}
