// Chromatic takes every story in the four modes of .storybook/modes.ts. Stories whose play function depends on the width skip the others.
const without = (...names: string[]) => ({
  chromatic: { modes: Object.fromEntries(names.map((name) => [name, { disable: true }])) },
})

/** For stories that use elements only shown on wide screens, such as table headers. */
export const onDesk = { parameters: without('light 400', 'dark 400') }

/** For phone stories; the viewport is set in the preview. */
export const onPhone = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: without('light 1280', 'dark 1280'),
}
