import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { bearTranslators, isTranslated } from './browser/bear-translators.ts';
import { keepPartner } from './browser/keep-partner.ts';
import { fetchFonts } from './core/fonts.ts';
import { notWritten } from './core/page-style.tsx';
import { chooseCurrency, markCurrency } from './layout/choose-currency.ts';
import { chooseLanguage } from './layout/choose-language.ts';

// The router links the CSS files of each page; remove those that this document already contains.
const { __reactRouterManifest: manifest } = window as unknown as {
  __reactRouterManifest: { routes: Record<string, { css?: string[] }> };
};
for (const route of Object.values(manifest.routes)) route.css = notWritten(route.css);

bearTranslators();

void fetchFonts();

keepPartner(location);

// Before the router, which would take a link for one of its own.
for (const kind of ['click', 'auxclick']) addEventListener(kind, chooseLanguage, true);
addEventListener('click', chooseCurrency);
addEventListener('beforetoggle', markCurrency, true);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      onRecoverableError(error) {
        // If a translator changed the texts before hydration, React renders them again, which is harmless.
        if (!isTranslated()) reportError(error);
      },
    },
  );
});
