export const links = {
  admAnnouncements: () => '/adm/announcements',
  admNewAnnouncement: () => '/adm/announcements/new',
  admAnnouncement: (id: string) => `/adm/announcements/${encodeURIComponent(id)}`,
  /** What one was told, for everybody: the school's notices, and announcements in a section of their own. */
  board: (section: 'notices' | 'announcements' = 'notices') =>
    section === 'notices' ? '/board' : '/board?section=announcements',
} as const;
