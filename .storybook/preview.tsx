import '../packages/ui/src/theme/theme.css'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { color } from '../packages/ui/src/theme/vars.css'
import { modes } from './modes'

// Overlays load on demand, which can take many seconds on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

/** Set on the document, so overlays get it too. */
function setAppearance(appearance: 'light' | 'dark') {
  document.documentElement.classList.toggle('dark', appearance === 'dark')
  document.documentElement.classList.toggle('light', appearance === 'light')
}

const docsGround = { padding: 16, background: color.ground, color: color.text }

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
    (Story, { globals, viewMode }) => {
      const appearance = globals.appearance === 'dark' ? 'dark' : 'light'
      // A docs page can show stories of both themes, so each one sets its own; the page stays light.
      if (viewMode === 'docs') {
        setAppearance('light')
        return (
          <div className={appearance} style={docsGround}>
            <Story />
          </div>
        )
      }
      setAppearance(appearance)
      return <Story />
    },
  ],
  tags: ['autodocs'],
}
export default preview
