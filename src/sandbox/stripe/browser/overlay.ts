declare const SANDBOX_ORIGIN: string;

/** One of the sandbox's pages over the shop's. */
export interface Overlay {
  frame: HTMLIFrameElement;
  close: () => void;
}

/**
 * Opens one of the sandbox's pages over the shop's. The focus moves into it, stays there, and returns to its place afterwards.
 */
export function openOverlay(page: string, name: string, title: string): Overlay {
  if (new URL(page).origin !== SANDBOX_ORIGIN) throw new Error(`The page ${page} is of another origin.`);
  const before = document.activeElement;
  const frame = document.createElement('iframe');
  frame.name = name;
  frame.title = title;
  frame.src = page;
  frame.style.cssText =
    'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647;background:transparent;color-scheme:light only';
  const held = document.documentElement.style.overflow;
  document.documentElement.style.overflow = 'hidden';
  const aside = [...document.body.children].filter((child) => !child.hasAttribute('inert'));
  for (const child of aside) child.setAttribute('inert', '');
  document.body.append(frame);
  frame.addEventListener('load', () => frame.focus(), { once: true });
  return {
    frame,
    close() {
      frame.remove();
      for (const child of aside) child.removeAttribute('inert');
      document.documentElement.style.overflow = held;
      if (before instanceof HTMLElement) before.focus();
    },
  };
}

/** Opens the bank's page over the shop's; resolves once the buyer has answered or closed it. */
export async function showChallenge(page: string): Promise<void> {
  const address = `${page}?parent=${encodeURIComponent(location.origin)}`;
  const { frame, close } = openOverlay(address, '__stripeJSChallengeFrame', '3D Secure authentication');
  await new Promise<void>((resolve) => {
    window.addEventListener('message', function hear(event: MessageEvent<unknown>) {
      if (event.origin !== SANDBOX_ORIGIN || event.source !== frame.contentWindow) return;
      if (event.data !== 'challenge answered') return;
      window.removeEventListener('message', hear);
      resolve();
    });
  });
  close();
}
