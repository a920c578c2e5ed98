import { index, route, type RouteConfig } from '@react-router/dev/routes';

// The whole site on one page. Every module is its own chunk.
export default [
  index('routes/home.tsx'),
  route('country/:code?', 'routes/catalog/country.tsx'),
  route('browse', 'routes/catalog/browse.tsx'),
  route('regional', 'routes/catalog/regional.tsx'),
  route('regional/:slug', 'routes/catalog/region.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('profile', 'routes/account/profile.tsx'),
  route('dashboard', 'routes/account/dashboard.tsx'),
  route('reset-password', 'routes/account/reset-password.tsx'),
  route('verify-email', 'routes/account/verify-email.tsx'),
  route('confirm-return', 'routes/account/confirm-return.tsx'),
  route('sign-in-failed', 'routes/account/sign-in-failed.tsx'),
  route('order/:token', 'routes/order.tsx'),
  route('support', 'routes/help/support.tsx'),
  route('faq', 'routes/help/faq.tsx'),
  route('business-contact', 'routes/business-contact.tsx'),
  route('about-us', 'routes/help/about-us.tsx'),
  route('terms-of-service', 'routes/help/terms-of-service.tsx'),
  route('privacy', 'routes/help/privacy.tsx'),
  route('privacy-policy', 'routes/help/privacy.tsx', { id: 'routes/privacy-policy' }),
  route('installation', 'routes/help/installation.tsx'),
  route('installation-android-and-ios', 'routes/help/installation-android-and-ios.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
