import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './main.css'

/** The smallest React page, the baseline of all page figures. */
function Page() {
  return (
    <main>
      <h1>Hello</h1>
      <button type="button">Go on</button>
    </main>
  )
}

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
