import { createElement, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** An element recorded from a page of the product. */
interface Drawn {
  tag: string
  props: Record<string, string | boolean | Record<string, string>>
  children: (Drawn | string)[]
}

declare global {
  interface Window {
    /** Shows the first tree; the button switches to the other. */
    showTrees: (first: Drawn, other: Drawn) => void
  }
}

const root = createRoot(document.getElementById('root') ?? document.body)

window.showTrees = (first, other) => flushSync(() => root.render(<Switch trees={[first, other]} />))

/** Two recorded pages without logic, switched by state. */
function Switch({ trees }: { trees: [Drawn, Drawn] }) {
  const [shown, setShown] = useState<0 | 1>(0)
  return (
    <>
      <button type="button" id="switch" onClick={() => setShown(shown === 0 ? 1 : 0)}>
        Switch
      </button>
      <Tree key={shown} of={trees[shown]} />
    </>
  )
}

const Tree = ({ of }: { of: Drawn }) => draw(of)

// Creates new elements with each rendering, like hand-written JSX.
function draw({ tag, props, children }: Drawn): ReactNode {
  return createElement(tag, props, ...children.map((child) => (typeof child === 'string' ? child : draw(child))))
}
