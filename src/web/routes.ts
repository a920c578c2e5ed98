import { index, route, type RouteConfig } from '@react-router/dev/routes';

// The whole site on one page. Every module is its own chunk.
export default [
  index('routes/home.tsx'),
  route('country/:code?', 'routes/country.tsx'),
  route('browse', 'routes/browse.tsx'),
  route('regional', 'routes/regional.tsx'),
  route('regional/:slug', 'routes/region.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('profile', 'routes/profile.tsx'),
  route('dashboard', 'routes/dashboard.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('verify-email', 'routes/verify-email.tsx'),
  route('order/:token', 'routes/order.tsx'),
  route('*', 'routes/elsewhere.tsx'),
] satisfies RouteConfig;
