import { useCallback, useState } from 'react';

import type { ArtKind } from '../core/paths.ts';
import { useArt } from '../core/site.ts';
import { useStoredPicture } from './use-stored-picture.ts';

interface DestinationPictureProps {
  code: string;
  /** Address of a photo that replaces our drawing. */
  photo: string | null;
  /** The crops below 600 pixels and from there on. */
  small: ArtKind;
  large: ArtKind;
  /** The crop from 1000 pixels on, for a card that is wide there. */
  wide?: ArtKind | undefined;
  className?: string | undefined;
  /** In the page's first view: loads before anything further down. */
  first?: boolean;
}

/**
 * The picture of a card: the operator's photo or our drawing. A broken photo falls back to the drawing; a broken drawing hides.
 */
export function DestinationPicture({
  code,
  photo,
  small,
  large,
  wide,
  className,
  first = false,
}: DestinationPictureProps) {
  const art = useArt();
  const address = useStoredPicture(photo);
  const [broken, setBroken] = useState<'none' | 'photo' | 'all'>('none');
  const fail = useCallback(
    () => setBroken((before) => (photo && before === 'none' ? 'photo' : 'all')),
    [photo],
  );
  // On a page from the server, the picture may have failed before hydration.
  const check = useCallback(
    (picture: HTMLImageElement | null) => {
      if (picture?.complete && picture.naturalWidth === 0) fail();
    },
    [fail],
  );
  if (broken === 'all') return null;
  if (address && broken === 'none')
    return <img ref={check} className={className} src={address} alt="" loading="lazy" onError={fail} />;
  return (
    <picture>
      {wide && <source media="(min-width: 1000px)" srcSet={art(wide, code)} />}
      {large !== small && <source media="(min-width: 600px)" srcSet={art(large, code)} />}
      <img
        key="art"
        ref={check}
        className={className}
        src={art(small, code)}
        width={small === 'square' ? 340 : 480}
        height={small === 'square' ? 340 : 320}
        alt=""
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        onError={fail}
      />
    </picture>
  );
}
