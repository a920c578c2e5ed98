import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { keepPartner } from './browser/keep-partner.ts';
import { fetchFonts } from './core/fonts.ts';
import { notWritten } from './core/page-style.tsx';

// The router links the files of each page's style; those that this document has brought stay out of its lists.
const { __reactRouterManifest: manifest } = window as unknown as {
  __reactRouterManifest: { routes: Record<string, { css?: string[] }> };
};
for (const route of Object.values(manifest.routes)) route.css = notWritten(route.css);

void fetchFonts();

keepPartner(location);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
