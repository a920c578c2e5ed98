import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { bearTranslators, isTranslated } from './browser/bear-translators.ts';
import { keepPartner } from './browser/keep-partner.ts';
import { fetchFonts } from './core/fonts.ts';
import { notWritten } from './core/page-style.tsx';

// The router links the files of each page's style; those that this document has brought stay out of its lists.
const { __reactRouterManifest: manifest } = window as unknown as {
  __reactRouterManifest: { routes: Record<string, { css?: string[] }> };
};
for (const route of Object.values(manifest.routes)) route.css = notWritten(route.css);

bearTranslators();

void fetchFonts();

keepPartner(location);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      onRecoverableError(error) {
        // Where somebody else changed the words before React came, it draws them anew, and that is all.
        if (!isTranslated()) reportError(error);
      },
    },
  );
});
