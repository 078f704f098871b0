import '../packages/ui/src/theme/theme.css'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { modes } from './modes'

// What opens is fetched first, and a machine that does much else takes longer than a second for it.
configure({ asyncUtilTimeout: 5000 })

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    chromatic: { modes },
    controls: { expanded: true },
    options: { storySort: { order: ['theme', 'patterns', 'components', 'fields', 'table', 'charts'] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '400px', height: '860px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  globalTypes: {
    appearance: {
      description: 'Light or dark',
      toolbar: { title: 'Appearance', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { appearance: 'light' },
  decorators: [
    (Story, { globals }) => {
      const isDark = globals.appearance === 'dark'
      document.documentElement.classList.toggle('dark', isDark)
      document.documentElement.classList.toggle('light', !isDark)
      return <Story />
    },
  ],
  tags: ['autodocs'],
}
export default preview
