import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { bearTranslators } from '../browser/bear-translators.ts';
import { routes } from './frame/routes.tsx';

import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';

bearTranslators();

const place = document.querySelector('#console');
if (!place) throw new Error('the document has no place for the console');
createRoot(place).render(<RouterProvider router={createBrowserRouter(routes, { basename: '/operate' })} />);
