// Chromatic takes every story in the four modes of .storybook/modes.ts. One whose play function is about a width has no other.
const without = (...names: string[]) => ({
  chromatic: { modes: Object.fromEntries(names.map((name) => [name, { disable: true }])) },
})

/** For a story that acts on what only a desk shows: a table's header, a side column. */
export const onDesk = { parameters: without('light 400', 'dark 400') }

/** For a story of a phone; its size is the preview's. */
export const onPhone = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: without('light 1280', 'dark 1280'),
}
