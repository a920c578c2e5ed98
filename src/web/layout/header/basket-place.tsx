import { useEffect } from 'react';

import { BASKET_KEY, sharedStorage } from '../../browser/browser-storage.ts';
import { useLate } from '../../browser/use-late.ts';

const readLink = () => import('./basket-link.tsx');

/** The way to the basket, once there is one: most visitors load nothing. */
export function BasketPlace() {
  const { code, load } = useLate(readLink);
  useEffect(() => {
    const look = () => {
      if (sharedStorage.getItem(BASKET_KEY) !== null) load();
    };
    look();
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [load]);
  return code && <code.BasketLink />;
}
