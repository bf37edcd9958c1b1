export const links = {
  advisors: () => '/adm/advisors',
  newAdvisor: () => '/adm/advisors/new',
  advisor: (id: string) => `/adm/advisors/${encodeURIComponent(id)}`,
  advisorSchools: () => '/advisor/schools',
} as const;
