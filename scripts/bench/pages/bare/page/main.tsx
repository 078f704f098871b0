import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './main.css'

/** The least that is still a page of React: what every figure of a page is a ratio to. */
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
