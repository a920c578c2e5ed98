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
  route('confirm-return', 'routes/confirm-return.tsx'),
  route('sign-in-failed', 'routes/sign-in-failed.tsx'),
  route('order/:token', 'routes/order.tsx'),
  route('support', 'routes/support.tsx'),
  route('faq', 'routes/faq.tsx'),
  route('business-contact', 'routes/business-contact.tsx'),
  route('about-us', 'routes/about-us.tsx'),
  route('terms-of-service', 'routes/terms-of-service.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('privacy-policy', 'routes/privacy.tsx', { id: 'routes/privacy-policy' }),
  route('installation', 'routes/installation.tsx'),
  route('installation-android-and-ios', 'routes/installation-android-and-ios.tsx'),
  route('*', 'routes/elsewhere.tsx'),
] satisfies RouteConfig;
