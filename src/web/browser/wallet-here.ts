import { keep, sharedStorage } from './browser-storage.ts';

const KEY = 'simport.wallet';

/**
 * Runs in the head: marks the document of a browser that has a wallet, so that its style can offer the express checkout from
 * the start. It asks nobody: what the checkout last found counts, else whether this is Apple's browser, or a phone's whose
 * browser comes with Google Pay. Reading the storage may throw.
 */
export const WALLET_SCRIPT = `try{const w=localStorage["${KEY}"];if(w?w=="true":window.ApplePaySession||/Android/.test(navigator.userAgent)&&window.PaymentRequest)document.documentElement.dataset.wallet=""}catch{}`;

/** Remembers whether the processor found a wallet of this browser, for the next page. */
export function rememberWallet(isHere: boolean): void {
  keep(sharedStorage, KEY, isHere);
}
