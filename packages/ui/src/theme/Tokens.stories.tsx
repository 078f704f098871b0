import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { contrastOnScreen } from '../private/contrastOnScreen'
import * as styles from './Tokens.css'

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.row}>{children}</div>
    </section>
  )
}

const boxes = (classes: Record<string, string>) =>
  Object.entries(classes).map(([name, className]) => (
    <div key={name} className={className}>
      {name}
    </div>
  ))

/** With the name next to it, since marks carry no text. */
const named = (classes: Record<string, string>) =>
  Object.entries(classes).map(([name, className]) => (
    <div key={name} className={styles.named}>
      <div className={className} />
      {name}
    </div>
  ))

/** All design tokens. Colors are those of Radix Themes under semantic names. */
function Tokens() {
  return (
    <div className={styles.sheet}>
      <Group title="Grounds">{boxes(styles.grounds)}</Group>
      <Group title="Tones, for state only">{boxes(styles.tones)}</Group>
      <Group title="Marks">{named(styles.marks)}</Group>
      <Group title="Type">
        {Object.entries(styles.sizes).map(([name, className]) => (
          <span key={name} className={className}>{`${name} Taqueria Ortega 1,234.50`}</span>
        ))}
      </Group>
      <Group title="Space, on a grid of 4 px">{named(styles.steps)}</Group>
      <Group title="Radii">{boxes(styles.radii)}</Group>
      <Group title="Shadows">{boxes(styles.shadows)}</Group>
    </div>
  )
}

const meta = { title: 'theme/Tokens', component: Tokens, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Tokens
>
export default meta
type Story = StoryObj<typeof meta>

/** WCAG 1.4.11: a field's border and a focus ring stand out on every ground. */
async function expectContrast(canvasElement: HTMLElement) {
  const swatch = (className = '') => canvasElement.getElementsByClassName(className).item(0) as Element
  for (const ground of [styles.grounds.ground, styles.grounds.groundSunken, styles.grounds.groundRaised]) {
    for (const mark of [styles.marks.borderField, styles.marks.focus]) {
      await expect(contrastOnScreen(swatch(mark), swatch(ground))).toBeGreaterThanOrEqual(3)
    }
  }
}

export const Light: Story = { play: ({ canvasElement }) => expectContrast(canvasElement) }
export const Dark: Story = { ...Light, globals: { appearance: 'dark' } }
