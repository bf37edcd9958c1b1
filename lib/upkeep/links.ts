export const links = {
  adm: () => '/adm',
  admJobs: () => '/adm/jobs',
  admErrors: () => '/adm/errors',
  admMails: () => '/adm/mail',
  admMail: (id: string) => `/adm/mail/${encodeURIComponent(id)}`,
} as const;
