import { StrictMode, use } from 'react'
import { createRoot } from 'react-dom/client'
import '../page/main.css'

interface Row {
  id: string
  legal_name: string
  status: string
  monthly_sales_amount: number | null
}

// The same two requests as the product's list, sent before React draws.
const rows = exchange().then(loadRows)

async function exchange(): Promise<string> {
  const identityToken = localStorage.getItem('partner-dashboard.alternate-login-token')
  const response = await fetch('/api/auth/token/exchange', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identity_token: identityToken, is_auth0_token: false }),
  })
  return (await response.json()).access_token
}

async function loadRows(token: string): Promise<Row[]> {
  const response = await fetch('/api/partner_dashboard/businesses_page/businesses_table_rows', {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await response.json()).results
}

/** The least a page can do for the list: exchange the token, fetch the rows and draw them. */
function Page() {
  return (
    <main>
      <h1>Businesses</h1>
      <table>
        <tbody>
          {use(rows).map(({ id, legal_name, status, monthly_sales_amount }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`/businesses/${id}`}>{legal_name}</a>
              </th>
              <td>{status}</td>
              <td>{monthly_sales_amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
