import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Not the app's: its root and its router plugin have no business here.
export default defineConfig({ plugins: [react(), vanillaExtractPlugin()] })
