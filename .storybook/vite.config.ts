import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Separate from the app's config, whose root and router plugin don't apply. Storybook doesn't pass `cssTarget`, so it's set here.
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: { target: ['chrome120', 'edge120', 'firefox121', 'safari17'] },
})
