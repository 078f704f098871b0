import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const app = fileURLToPath(new URL('./packages/app', import.meta.url))
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'

export default defineConfig({
  root: app,
  plugins: [
    // Before react(): it splits the route files that react() then compiles.
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: `${app}/src/routes`,
      generatedRouteTree: `${app}/src/routeTree.gen.ts`,
      quoteStyle: 'single',
    }),
    react(),
    vanillaExtractPlugin(),
  ],
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  server: {
    proxy: {
      '/api': api,
      '/_local': api,
      '/config.json': api,
    },
  },
  build: { outDir: '../../dist/app', emptyOutDir: true, sourcemap: 'hidden', target: 'es2023' },
})
