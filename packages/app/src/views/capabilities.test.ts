import { describe, expect, it } from 'vitest'
import { capabilityRows } from './capabilities'

describe('capabilities of roles', () => {
  it('lists each capability once, with the roles that have it', () => {
    const roles = [
      { role: 'admin', capabilities: ['manage_users', 'manage_settings'] },
      { role: 'developer', capabilities: ['manage_settings', 'fly_planes'] },
    ]
    expect(capabilityRows(roles)).toEqual([
      { label: 'View all pages', checked: ['admin', 'developer'] },
      { label: 'Add, edit and delete users', checked: ['admin'] },
      { label: 'Change settings', checked: ['admin', 'developer'] },
      { label: 'Fly planes', checked: ['developer'] },
    ])
  })
})
