import type { MenuEntry } from './schemas/menu'

/** The menu of a site without `content/menu.yml` (H7). Its pages need not exist. */
export const sampleMenu: MenuEntry[] = [
  { label: 'Home', name: '' },
  {
    label: 'Billing',
    name: 'billing',
    items: [
      { label: 'Statements', name: 'statements' },
      { label: 'Reports', name: 'reports' },
    ],
  },
  {
    label: 'Settings',
    name: 'settings',
    items: [
      { label: 'Profile', name: 'profile' },
      { label: 'Insurance', name: 'insurance' },
      {
        label: 'Notifications',
        name: 'notifications',
        items: [
          { label: 'Email', name: 'email' },
          {
            label: 'Desktop',
            name: 'desktop',
            items: [
              { label: 'Schedule', name: 'schedule' },
              { label: 'Frequency', name: 'frequency' },
            ],
          },
          { label: 'SMS', name: 'sms' },
        ],
      },
    ],
  },
]
