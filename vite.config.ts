import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  // Unit tests read single modules; the framework's plugin wants to own a whole build.
  plugins: [process.env['VITEST'] ? [] : reactRouter()],
  publicDir: 'src/web/public',
  build: { target: 'es2022' },
});
