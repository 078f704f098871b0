import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Not the app's: its root and its router plugin have no business here. Styles are for the same browsers; Storybook passes no `cssTarget` on.
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: { target: ['chrome120', 'edge120', 'firefox121', 'safari17'] },
})
